/** One outline for each colour, so that nothing rests on colour alone. Drawn in a 24 × 24 box. */

export const shapes: Record<string, string> = {
  diamond: 'M12 1 23 12 12 23 1 12Z',
  circle: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Z',
  triangle: 'M12 2 23 21.5H1Z',
  square: 'M3 3h18v18H3Z',
  star: 'm12 1 3.3 7 7.7.9-5.7 5.2 1.6 7.6L12 17.9l-6.9 3.8 1.6-7.6L1 8.9 8.7 8Z',
  hexagon: 'M12 1 21.6 6.5v11L12 23l-9.6-5.5v-11Z',
  cross: 'M8.5 2h7v6.5h6.5v7h-6.5V22h-7v-6.5H2v-7h6.5Z',
  drop: 'M12 1c4.5 6 8 9.5 8 14a8 8 0 0 1-16 0c0-4.5 3.5-8 8-14Z',
  shield: 'M12 1.5 21.5 5v7c0 5.5-4.5 9-9.5 11-5-2-9.5-5.5-9.5-11V5Z',
  pentagon: 'M12 1.5 23 9.600 18.800 22.5H5.200L1 9.600Z',
  heart: 'M12 22C5 16.5 1.5 12.5 1.5 8.200 1.5 4.900 4 2.5 7 2.5c2 0 3.900 1.100 5 3 1.100-1.900 3-3 5-3 3 0 5.5 2.400 5.5 5.700 0 4.300-3.5 8.300-10.5 13.800Z',
  spade: 'M12 1C15 6 22 9.5 22 14.5c0 3-2.300 5-5 5-1.600 0-2.900-.6-3.800-1.700.2 2 .9 3.800 2.300 5.200h-7c1.400-1.400 2.100-3.200 2.300-5.200-.9 1.100-2.200 1.700-3.800 1.700-2.700 0-5-2-5-5C2 9.5 9 6 12 1Z',
  club: 'M12 1a5 5 0 0 1 4.300 7.600A5.200 5.200 0 1 1 13.200 17c.2 2.300.9 4.400 2.300 6h-7c1.400-1.600 2.100-3.700 2.300-6a5.200 5.200 0 1 1-3.100-8.400A5 5 0 0 1 12 1Z',
  moon: 'M15 1.5a10.700 10.700 0 1 0 7.5 14.700A9 9 0 0 1 15 1.5Z',
  ring: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Zm0 5.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  chevron: 'M12 3 23 14v7L12 10 1 21v-7Z',
};

/** Used in this order for colours that name no shape of their own. */
export const shapeOrder = ['diamond', 'circle', 'triangle', 'square', 'star', 'hexagon', 'cross', 'drop', 'shield', 'pentagon', 'moon', 'ring', 'chevron'];
