import { createProvidedImporter } from '../../text/import-provided.ts';
import type { Codemod } from '../../tool.ts';

/** Components of Docusaurus and of Octavo: others of the names that tools have (`CardGrid`) are the site's own here. */
const OURS =
  /^(?:Accordion(?:Group)?|Admonition|Badge|Callout|Card(?:Group)?|Check|Code(?:Block|Group)?|Danger|Details|DocCard(?:List)?|Image|Info|Link|Mermaid|Note|ParamField|ResponseField|Steps?|Tab|TabItem|Table|Tabs|Tip|TOCInline|Warning)$/;

/** Imports the components that a Docusaurus site gives to all pages. */
export const importDocusaurusProvided: Codemod = createProvidedImporter(OURS);
