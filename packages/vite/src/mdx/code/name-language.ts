/**
 * A fence's language as people write it: `ts` -> `TypeScript`, `bash` -> `Bash`. One that is not known keeps its spelling but for a capital.
 */
export function nameLanguage(language: string): string {
  return findLanguageName(language) ?? language.charAt(0).toUpperCase() + language.slice(1);
}

/** The language that a text names whole, such as a tab's title: `cURL`, `Node.js` -> `JavaScript`; undefined for `main.py`. */
export function findLanguageName(text: string): string | undefined {
  return NAMES.get(text.toLowerCase());
}

/** What a capital alone does not make right. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'C++': 'cpp c++',
    'C#': 'csharp cs c# dotnet',
    CSS: 'css',
    CSV: 'csv',
    cURL: 'curl',
    Docker: 'dockerfile docker',
    'F#': 'fsharp f#',
    Go: 'go golang',
    GraphQL: 'graphql gql',
    HTML: 'html',
    HTTP: 'http',
    INI: 'ini',
    JavaScript: 'javascript js mjs cjs node nodejs node.js',
    JSON: 'json json5 jsonc',
    JSX: 'jsx',
    Kotlin: 'kotlin kt',
    LaTeX: 'latex tex',
    Markdown: 'markdown md',
    MDX: 'mdx',
    'Objective-C': 'objective-c objc',
    PHP: 'php',
    PowerShell: 'powershell ps1 ps',
    Python: 'python py python3',
    Ruby: 'ruby rb',
    Rust: 'rust rs',
    SCSS: 'scss',
    Shell: 'shell sh shellscript shellsession console terminal zsh',
    SQL: 'sql',
    SVG: 'svg',
    TOML: 'toml',
    TSX: 'tsx',
    TypeScript: 'typescript ts mts cts',
    Vue: 'vue',
    XML: 'xml',
    YAML: 'yaml yml',
  }).flatMap(([name, spellings]) => spellings.split(' ').map((spelling) => [spelling, name] as const)),
);
