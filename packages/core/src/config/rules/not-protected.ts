import type { Json } from '../../json.ts';
import { formatConfigPath } from '../config-path.ts';
import type { ConfigPath } from '../config-path.ts';
import { isJsonObject } from '../json-value.ts';
import type { Breach, Rule } from './rule.ts';

/** `public: false` asks for what static files cannot do: what is built is there for everyone who knows its address. */
export const notProtected: Rule = {
  code: 'config/not-protected',
  severity: 'warning',
  check({ navigation = null, tabs = null, public: isPublic = null }) {
    return [...listBreaches({ public: isPublic }, []), ...listBreaches(navigation, ['navigation']), ...listBreaches(tabs, ['tabs'])];
  },
};

function listBreaches(value: Json, path: ConfigPath): Breach[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => listBreaches(one, [...path, index]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const innerPath = [...path, key];
    return key === 'public' && inner === false ? [createBreach(innerPath)] : listBreaches(inner, innerPath);
  });
}

function createBreach(path: ConfigPath): Breach {
  return {
    message: `\`${formatConfigPath(path)}\` is false, but protects nothing: static files are public.`,
    hint: 'Set a password at your host, or exclude the pages from the site: list them in `.mintignore`.',
    path,
  };
}
