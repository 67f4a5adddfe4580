"""python -m armature: the command line."""

import sys

from ._command import main

sys.exit(main())
