// What the command line takes of the plugin: it changes with any version.
export { compareSpecFiles } from './api/compare-spec-files.ts';
export { countChanges } from '@octavo/openapi/internal/load';
export type { ApiChange, ApiChanges } from '@octavo/openapi/internal/load';
export type { Checker } from './check/create-checker.ts';
export type { SiteReport } from './check/create-report.ts';
export type { DeliveredPages } from './delivery/page-delivery.ts';
export { HOSTS } from './hosts/host-table.ts';
export { findPackageManager } from './package-manager.ts';
export { HOSTINGS } from './hosting-names.ts';
export type { SiteApi } from './plugins/site.ts';
export { createConfigReader } from './site/create-config-reader.ts';
export { takeRegion } from './mdx/code/take-region.ts';
export { CONFIG_NAMES, findConfigFile } from './site/find-config-file.ts';
export { listPlainPages } from './site/read-plain-folder.ts';
export type { Contents } from './site/list-contents.ts';
export { findPackage } from './package-path.ts';
export { isWritable, octavoFolder } from './user-cache-folder.ts';
