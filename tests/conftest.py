"""What all tests share: how Hypothesis looks for counterexamples."""

from hypothesis import settings

from ludotheque.testing import EFFORT

# The same examples every time, so that a commit is judged by its own changes; a night looks further. No time limit an
# example: the machine may be busy.
settings.register_profile("house", deadline=None, derandomize=EFFORT <= 1, max_examples=int(100 * max(1.0, EFFORT)))
settings.load_profile("house")
