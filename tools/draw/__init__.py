"""The drawing desk: small scripts that draw every SVG of Igroteka in one hand. Run ``python -m tools.draw``."""
