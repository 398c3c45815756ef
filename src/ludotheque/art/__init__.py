"""Pictures drawn from data: a card becomes a scene, the scene a print. ``ludo art`` runs it; nothing else imports it.

Read in this order: ``book.py`` (what a game says about its pictures), ``keys.py`` (which pictures there should be, and
what each is made of), ``scene.py`` (the buffer everything is drawn into), ``drawn/`` (people, creatures, things, places),
``stage.py`` and ``compositions/`` (who stands where), ``prints/`` (how it becomes ink), ``studio.py``, ``works.py``.
The first two need no drawing library, so a test can say anywhere which pictures are older than their data.
"""
