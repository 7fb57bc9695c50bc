from boxes import toy

__all__ = ["toy"]
