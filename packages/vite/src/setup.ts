// What `init` reads of the plugin: rules and tables that need no Vite.
export { HOSTS } from './hosts/host-table.ts';
export type { Host } from './hosts/host-table.ts';
export { demand, disk, DiskError, mustRead, readOr } from './disk.ts';
export { paths } from './disk/paths.ts';
export { CONFIG_NAMES } from './site/find-config-file.ts';
export { listPlainPages, readPlainFolder } from './site/read-plain-folder.ts';
export { findPackageManager } from './package-manager.ts';
export { findTailwindImport, readsFolder, sourcePath } from './tailwind/tailwind-sources.ts';
