"""The lab: many matches between bots, measured. It knows no game. What it needs besides comes with ``ludotheque[lab]``.

experiment   what is played · experiment_file: the file that says it
run          plays it, on any number of workers, always with the same results
results      the folder they lie in, as Parquet · report, compare, sweep, ladder: what they say
"""
