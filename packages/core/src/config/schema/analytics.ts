import * as v from 'valibot';
import { INTEGRATIONS } from '../integrations.ts';

/** Services that the classic shape lists in `integrations`. */
const CHATS: ReadonlySet<string> = new Set(['intercom', 'frontchat']);

/** The services that count visits, each with what it is identified by; other settings of it are kept as they are. */
const providers = Object.fromEntries(
  Object.entries(INTEGRATIONS)
    .filter(([service]) => !CHATS.has(service))
    .map(([service, { name, needs, takes = [] }]) => {
      const entries = Object.fromEntries([
        ...needs.map((key) => [key, v.exactOptional(identifier(`Your \`${key}\` at ${name}, without which it does not start.`))]),
        ...takes.map((key) => [key, v.exactOptional(setting(`The \`${key}\` of ${name}, if it is not the usual one.`))]),
      ]);
      return [service, v.exactOptional(v.pipe(v.objectWithRest(entries, v.unknown()), v.description(`Starts ${name} on every page.`)))];
    }),
);

/** Analytics, integrations and what search engines are told, kept as they are written. */
export const analyticsEntries = {
  analytics: v.exactOptional(v.pipe(v.looseObject(providers), v.description('Analytics services.'))),
  integrations: v.exactOptional(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.description(
        'Chat: the app id of `intercom`, the snippet id of `frontchat`. `cookies` (`key`, `value`) starts all services once the reader has agreed.',
      ),
    ),
  ),
  metadata: v.exactOptional(
    v.pipe(
      v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
      v.description('Meta tags of every page, by name: `og:image`, `twitter:site`.'),
    ),
  ),
  seo: v.exactOptional(
    v.pipe(
      v.looseObject({
        indexHiddenPages: v.exactOptional(
          v.pipe(v.boolean(), v.description('Whether search engines see pages outside the navigation, too.')),
        ),
      }),
      v.description('Settings for search engines.'),
    ),
  ),
};

/** Text, or a number: some services count their accounts. */
function identifier(description: string): v.GenericSchema<unknown, string | number> {
  return v.pipe(v.union([v.string(), v.number()]), v.description(description));
}

/** What a service may be told besides. */
function setting(description: string): v.GenericSchema<unknown, string | number | boolean> {
  return v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.description(description));
}
