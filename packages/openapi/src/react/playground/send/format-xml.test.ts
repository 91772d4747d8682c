import { expect, it } from 'vitest';
import { formatXml } from './format-xml.ts';

it('lays out elements, and keeps what has text', () => {
  const xml =
    '<?xml version="1.0"?><routes a="1 > 2"><!-- one --><route id="1"><name>Depot  <b>x</b></name><empty></empty><none/></route></routes>';
  expect(formatXml(xml).split('\n')).toEqual([
    '<?xml version="1.0"?>',
    '<routes a="1 > 2">',
    '  <!-- one -->',
    '  <route id="1">',
    '    <name>Depot  <b>x</b></name>',
    '    <empty></empty>',
    '    <none/>',
    '  </route>',
    '</routes>',
  ]);
  expect(formatXml(formatXml(xml))).toBe(formatXml(xml));
  expect(formatXml('<a><![CDATA[<b>]]><c> </c></a>')).toBe('<a><![CDATA[<b>]]><c> </c></a>');
});

it.each(['<a><b></a>', '<a>', 'a < b', '', '<a b="', '<pre xml:space="preserve"><a/></pre>', '<!DOCTYPE a [<!ENTITY b "c">]><a/>'])(
  'leaves %j as it is',
  (text) => {
    expect(formatXml(text)).toBe(text);
  },
);

it('takes as long as there is text', () => {
  const deep = '<a>'.repeat(20_000) + '</a>'.repeat(20_000);
  expect(formatXml('<a><!--').length + formatXml(`<a b='${'<'.repeat(100_000)}`).length + formatXml(deep).length).toBeGreaterThan(200_000);
});
