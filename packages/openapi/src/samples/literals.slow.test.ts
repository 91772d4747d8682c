import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../model/operation.ts';
import { buildRequest } from '../request/build-request.ts';
import { createMediaType, createOperation, createParameter } from '../request/fixtures/create-operation.ts';
import type { HttpRequest } from '../request/http-request.ts';
import type { RequestValue, RequestValues } from '../request/request-value.ts';
import { quoteCsharp } from './csharp.ts';
import { quoteShell } from './curl.ts';
import { SAMPLE_LANGUAGES } from './create-samples.ts';
import { quoteGo } from './go.ts';
import { quoteJava } from './java.ts';
import { quoteJavaScript } from './javascript.ts';
import { quotePhp } from './php.ts';
import { quotePython } from './python.ts';
import { quoteRuby } from './ruby.ts';

const PIECES = [
  `'`,
  `"`,
  '`',
  '\\',
  '\\\\',
  '\\n',
  '\\u0022',
  '\\u000a',
  '\\x27',
  '\\0',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '$',
  '$HOME',
  '${HOME}',
  '$(id)',
  '`id`',
  '#',
  '#{1}',
  '#$0',
  '#@a',
  '{',
  '}',
  '{$a}',
  '%',
  '%s',
  '%41',
  '!',
  '!!',
  '*',
  '?',
  '[',
  ']',
  '(',
  ')',
  ';',
  '&',
  '|',
  '<',
  '>',
  '~',
  '/*',
  '*/',
  '//',
  '--',
  '?>',
  '<?php',
  '</script>',
  "'''",
  '"""',
  '@',
  '=',
  ' ',
  '\0',
  '\u0001',
  '\u001B',
  '\u007F',
  '\u0085',
  '\u00A0',
  '\u00AD',
  '\u200B',
  '\u2028',
  '\u2029',
  '\u202E',
  '\u2066',
  '\uFEFF',
  '\uFFFE',
  'é',
  'ü',
  '漢',
  '😀',
  '👩‍💻',
  '\uE000',
  'a',
  'Z',
  '0',
  '7',
];

/** The same texts in every run: a small linear generator picks pieces. */
const TEXTS: string[] = (() => {
  let state = 42;
  const next = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
  const mixed = Array.from({ length: 600 }, () => Array.from({ length: next(9) + 1 }, () => PIECES[next(PIECES.length)]).join(''));
  return ['', ...PIECES, ...PIECES.flatMap((piece) => [`\\${piece}`, `${piece}\\`, `${piece}${piece}`]), ...mixed];
})();

/** The code units of a text, as the interpreters print them. */
const unitsOf = (text: string): string => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16)).join(' ');
const hexOf = (text: string): string => Buffer.from(text, 'utf8').toString('hex');
const has = (command: string): boolean => spawnSync(command, ['--version']).error === undefined;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-literals-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function execute(name: string, code: string, [command = '', ...args]: string[]): string[] {
  writeFileSync(join(folder, name), code);
  return execFileSync(command, [...args, name], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
    .trimEnd()
    .split('\n');
}

describe('literals, read by their own languages', () => {
  test('JavaScript', () => {
    for (const text of TEXTS) expect(runInNewContext(quoteJavaScript(text))).toBe(text);
  });

  test.skipIf(!has('python3'))('Python (needs python3)', () => {
    const code = `for text in [\n${TEXTS.map(quotePython).join(',\n')}\n]:\n    print('x' + text.encode().hex())\n`;
    expect(execute('a.py', code, ['python3'])).toEqual(TEXTS.map((text) => `x${hexOf(text)}`));
  });

  test.skipIf(!has('bash'))('the shell (needs bash): every text but NUL', () => {
    const code = TEXTS.map((text) => `printf 'x%s' ${quoteShell(text)} | od -An -v -tx1 | tr -d ' \\n'; echo`).join('\n');
    expect(execute('a.sh', code, ['bash'])).toEqual(TEXTS.map((text) => `78${hexOf(text.replaceAll('\0', ''))}`));
  });

  test.skipIf(!has('javac') || !has('java'))('Java (needs a JDK)', () => {
    const lines = TEXTS.map((text) => `        show(${quoteJava(text)});`);
    const code = [
      'public class A {',
      '    static void show(String text) {',
      '        StringBuilder out = new StringBuilder("x");',
      '        for (char unit : text.toCharArray()) out.append(Integer.toHexString(unit)).append(" ");',
      '        System.out.println(out.toString().trim());',
      '    }',
      '    public static void main(String[] args) {',
      ...lines,
      '    }',
      '}',
    ].join('\n');
    expect(execute('A.java', code, ['java', '-Dfile.encoding=UTF-8'])).toEqual(TEXTS.map((text) => `x${unitsOf(text)}`));
  });

  test.skipIf(!has('php'))('PHP (needs php)', () => {
    const code = `<?php foreach ([\n${TEXTS.map(quotePhp).join(',\n')}\n] as $text) echo 'x', bin2hex($text), "\\n";`;
    expect(execute('a.php', code, ['php'])).toEqual(TEXTS.map((text) => `x${hexOf(text)}`));
  });

  test.skipIf(!has('ruby'))('Ruby (needs ruby)', () => {
    const code = `[\n${TEXTS.map(quoteRuby).join(',\n')}\n].each { |text| puts 'x' + text.unpack1('H*') }`;
    expect(execute('a.rb', code, ['ruby'])).toEqual(TEXTS.map((text) => `x${hexOf(text)}`));
  });
});

/** What each quoted language reads, by its grammar: for machines without its interpreter. */
const GRAMMARS = [
  { name: 'Go', quote: quoteGo, body: /^"(?:[^"\\\p{C}\p{Zl}\p{Zp}]|\\[nrt"\\]|\\u[\da-f]{4}|\\U[\da-f]{8})*"$/u },
  { name: 'C#', quote: quoteCsharp, body: /^"(?:[^"\\\p{C}\p{Zl}\p{Zp}]|\\[nrt"\\]|\\u[\da-f]{4}|\\U[\da-f]{8})*"$/u },
  { name: 'Java', quote: quoteJava, body: /^"(?:[^"\\\p{C}\p{Zl}\p{Zp}]|\\[nrt"\\]|\\[0-3][0-7]{2}|\\u[\da-f]{4})*"$/u },
  { name: 'PHP', quote: quotePhp, body: /^"(?:[^"\\$\p{C}\p{Zl}\p{Zp}]|\\[nrt"\\$]|\\u\{[\da-f]+\})*"$/u },
  { name: 'Ruby', quote: quoteRuby, body: /^"(?:[^"\\#\p{C}\p{Zl}\p{Zp}]|\\[nrt"\\#]|\\u\{[\da-f]+\})*"$/u },
];

describe.each(GRAMMARS)('literals of $name', ({ quote, body }) => {
  test('no text leaves its literal, and each means itself', () => {
    for (const text of TEXTS) {
      const literal = quote(text);
      expect(literal).toMatch(body);
      expect(decode(literal)).toBe(text);
    }
  });
});

/** The escapes that the grammars above allow, read again. */
function decode(literal: string): string {
  const plain: Record<string, string> = { n: '\n', r: '\r', t: '\t' };
  return literal
    .slice(1, -1)
    .replace(
      /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|U([\da-f]{8})|([0-7]{3})|(.))/gsu,
      (_, a?: string, b?: string, c?: string, octal?: string, char?: string) => {
        const hex = a ?? b ?? c;
        if (hex !== undefined)
          return b === undefined ? String.fromCodePoint(Number.parseInt(hex, 16)) : String.fromCharCode(Number.parseInt(hex, 16));
        return octal === undefined ? (plain[char ?? ''] ?? char ?? '') : String.fromCharCode(Number.parseInt(octal, 8));
      },
    );
}

/** Every place in a request that text of an API file or of a reader goes to. */
const PLACES: [string, (text: string) => HttpRequest][] = [
  ['a path', (text) => send({ path: '/a/{b}', parameters: [createParameter({ in: 'path', name: 'b' })] }, { path: { b: `-${text}` } })],
  ['the path of the file', (text) => send({ path: `/a-${text.replaceAll(/[{}]/g, '')}` })],
  ['a query', (text) => send({ parameters: [createParameter({ in: 'query', name: `-${text}` })] }, { query: { [`-${text}`]: text } })],
  ['a server', (text) => send({ servers: [{ url: `https://example.com/-${text.replaceAll(/[{}]/g, '')}`, variables: [] }] })],
  ['a server of no address', (text) => send({ servers: [{ url: `x:${text.replaceAll(/[{}]/g, '')}`, variables: [] }] })],
  ['a method', (text) => send({ method: `A${text}` })],
  ['a header', (text) => send({ parameters: [createParameter({ in: 'header', name: 'X-A' })] }, { header: { 'X-A': `-${text}-` } })],
  [
    'the name of a header',
    (text) => {
      const name = `X-${text.replaceAll(/[^!#$%&'*+\-.^_`|~\dA-Za-z]/g, '')}`;
      return send({ parameters: [createParameter({ in: 'header', name })] }, { header: { [name]: 'a' } });
    },
  ],
  [
    'a cookie',
    (text) =>
      send({ parameters: [createParameter({ in: 'cookie', style: 'cookie', name: `-${text}` })] }, { cookie: { [`-${text}`]: text } }),
  ],
  [
    'a credential',
    (text) => send({ security: [[{ scheme: { name: 't', type: 'http', scheme: 'bearer' }, scopes: [] }]] }, {}, `-${text}-`),
  ],
  ['a type', (text) => sendBody(`text/x; a=-${text}-`, 'a')],
  ['a text', (text) => sendBody('text/plain', `-${text}-`)],
  ['JSON', (text) => sendBody('application/json', { [`-${text}`]: [text] })],
  ['a form', (text) => sendBody('application/x-www-form-urlencoded', { [`-${text}`]: text })],
  ['the name of a file', (text) => sendBody('application/octet-stream', new File(['a'], `-${text}-`))],
  ['a field', (text) => sendBody('multipart/form-data', { [`-${text}-`]: `-${text}-` })],
  [
    'the name of a file in a form',
    (text) => sendBody('multipart/form-data', { a: new File(['a'], `-${text}-`, { type: 'text/plain' }), b: `-${text}-` }),
  ],
  ['parts', (text) => sendBody('multipart/mixed', [{ a: text }, new File(['a'], `-${text}-`)])],
];

function send(fields: Partial<Operation>, values: RequestValues = {}, token?: string): HttpRequest {
  return buildRequest(createOperation(fields), values, token === undefined ? {} : { credentials: { t: token } });
}

function sendBody(type: string, body: RequestValue): HttpRequest {
  return send({ method: 'POST', requestBody: { required: true, content: [createMediaType(type)] } }, { body });
}

describe.each(SAMPLE_LANGUAGES)('whole samples of $label', ({ id, write }) => {
  // Half a surrogate pair is no text: it becomes U+FFFD in all places.
  const texts = [...PIECES, '\uD800', 'a\uDC00b', '\uD83D$(id)', ...TEXTS.slice(-100)];

  // A form for what has a line end, a bracket or NUL, an equals sign, no ASCII: as few as there are reasons.
  const plain = ['', 'a', 'Z', 'é', '[', '=', ' ', '/', '"', '\\', '\n', '\r', '\0', '\n\0', '[\n', 'é\n'];

  test.each(PLACES)('with its literals taken out, the code is that of a plain text, for every text in %s', (_, create) => {
    const skeletonOf = (text: string): string => takeOutLiterals(id, write(create(text)));
    const known = new Set(plain.map(skeletonOf));
    expect(known.size).toBeLessThan(5);
    expect(texts.filter((text) => !known.has(skeletonOf(text)))).toEqual([]);
    expect(skeletonOf('a')).toContain('_');
  });
});

/** The code with `_` for each literal, however many of them a text is written in. */
function takeOutLiterals(id: string, code: string): string {
  if (id === 'curl') return code.replace(/'[^']*'(?:\\''[^']*')*/g, '_');
  // JSON within JavaScript has its own quotes.
  const single = /'(?:[^'\\\n]|\\.)*'/g;
  const literal = { python: single, javascript: /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g }[id] ?? /"(?:[^"\\\n]|\\.)*"/g;
  return code
    .replace(literal, '_')
    .replaceAll('_.encode()', '_')
    .replaceAll(/_(?:\s*[+.]?\s*_)+/g, '_');
}
