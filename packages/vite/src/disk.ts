// The door to the disk, for the programs around the plugin.
export { demand, disk, mustRead, readOr } from './disk/disk.ts';
export { DiskError } from './disk/disk-error.ts';
export { explainDiskFailure, toFailure } from './disk/disk-failure.ts';
