import os from 'node:os';
import path from 'node:path';
import { demand, disk } from '@octavo/vite/internal/disk';
import { findPackage, findPackageManager, HOSTS } from '@octavo/vite/internal';
import manifest from '../../package.json' with { type: 'json' };
import type { Examination, Observation } from './examination.ts';
import { judgeVersion } from './judge-version.ts';
import { TESTED_VERSIONS } from './tested-versions.ts';

const OWN = ['octavo', 'create-octavo', '@octavo/core', '@octavo/openapi', '@octavo/theme', '@octavo/vite'];
/** As `engines` of every package says. */
const NODE_LINES = [
  [20, 19],
  [22, 12],
] as const;
const SYSTEMS = new Set(['linux', 'darwin', 'win32']);

/** The programs and packages that a site is made with, as they are found from its folder. */
export function examineVersions(folder: string): Examination {
  const vite = readVersion(folder, 'vite');
  const react = readVersion(folder, 'react');
  const hosts = HOSTS.flatMap(({ name, packages }) =>
    packages.flatMap((one) => {
      const version = readVersion(folder, one);
      return version === undefined ? [] : [{ name, value: `${one} ${version}` }];
    }),
  );
  return {
    title: 'Versions',
    findings: [
      { name: 'octavo', value: manifest.version },
      ...OWN.flatMap((name) => judgeOwn(name, readVersion(folder, name))),
      judgeVersion('node', process.versions.node, { first: NODE_LINES, tested: TESTED_VERSIONS.node }),
      ...(vite === undefined ? [] : [judgeVersion('vite', vite, { first: [[8, 0]], tested: TESTED_VERSIONS.vite })]),
      ...(react === undefined ? [] : [judgeVersion('react', react, { first: [[19, 0]], tested: TESTED_VERSIONS.react })]),
      ...hosts,
      { name: 'package manager', value: process.env['npm_config_user_agent']?.split(' ')[0] ?? findPackageManager(folder).name },
      judgeSystem(),
    ],
  };
}

/** A package of ours is only told of where it is of another version: all are released together. */
function judgeOwn(name: string, version: string | undefined): Observation[] {
  if (version === undefined || version === manifest.version) return [];
  return [
    { name, value: version, kind: 'fault', remark: `all Octavo packages need the same version: install ${name}@${manifest.version}` },
  ];
}

function judgeSystem(): Observation {
  const system = { name: 'system', value: `${os.platform()} ${os.arch()} ${os.release()}` };
  return SYSTEMS.has(os.platform()) ? system : { ...system, kind: 'differs', remark: 'tested on Linux, macOS and Windows' };
}

function readVersion(folder: string, name: string): string | undefined {
  const found = findPackage(folder, name);
  if (found === undefined) return undefined;
  const manifestFile = path.join(found, 'package.json');
  return (JSON.parse(demand(disk.readText(manifestFile), manifestFile)) as { version: string }).version;
}
