"""Many arms, many logs, many machines: `armature fleet` and `armature study`, on Dask."""
