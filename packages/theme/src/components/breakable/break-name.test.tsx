import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { breakName } from './break-name.tsx';

test.each([
  ['Create a route', 'Create a route'],
  ['getUserById', 'getUserById'],
  ['getRouteTargetHealthById', 'get<wbr/>Route<wbr/>Target<wbr/>Health<wbr/>By<wbr/>Id'],
  ['https://api.waypoint.example/v2', 'https://<wbr/>api.<wbr/>waypoint.<wbr/>example/<wbr/>v2'],
  ['WAYPOINT_MAXIMUM_RETRIES', 'WAYPOINT_<wbr/>MAXIMUM_<wbr/>RETRIES'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<>{breakName(text)}</>)).toBe(html);
});
