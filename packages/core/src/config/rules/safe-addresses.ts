import { listUnsafeUrls } from '../../page/list-unsafe-urls.ts';
import { formatConfigPath } from '../config-path.ts';
import type { Rule } from './rule.ts';

/** An address that a browser would run stands nowhere: links, images, redirects, metadata. */
export const safeAddresses: Rule = {
  code: 'config/unsafe-address',
  severity: 'warning',
  check: (config) =>
    listUnsafeUrls(config).map((path) => ({
      message: `\`${formatConfigPath(path)}\` is an address that runs code in the reader's browser; ignored.`,
      hint: 'Use an address that begins with `/`, `https:` or `mailto:`.',
      path,
      isDropped: true,
    })),
};
