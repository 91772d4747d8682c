import { Callout, DocsLayout } from '@octavo/theme';
import { NAVIGATION, PAGE, SITE } from './site.js';

/** The whole layout, from data alone. */
export function Docs() {
  return (
    <DocsLayout site={SITE} page={PAGE} section={SITE.sections[0]} navigation={NAVIGATION}>
      <p>An anvil rings.</p>
      <Callout>Wear gloves.</Callout>
    </DocsLayout>
  );
}
