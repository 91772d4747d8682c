import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Callout, DocsLayout } from '@octavo/theme';
import { NAVIGATION, PAGE, SITE } from './site.js';

// Run by plain Node: no bundler, no loader.
const props = { site: SITE, page: PAGE, section: SITE.sections[0], navigation: NAVIGATION };
console.log(renderToString(createElement(DocsLayout, props, createElement(Callout, undefined, 'Wear gloves.'))));
