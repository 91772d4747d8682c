import { expect, test } from 'vitest';
import { showZoomed } from './show-zoomed.ts';

test.each([
  ['<ZoomableImage src="/a.png" alt="A" :zoom="2" />', '<img src="/a.png" alt="A" />'],
  ['<ImageLightbox src={a} caption="The *ferry*" />', '<Frame caption="The *ferry*"><img src={a} /></Frame>'],
  [
    '<PhotoProvider>\n  <PhotoView src="/a.png">\n    <img src="/a.png" />\n  </PhotoView>\n</PhotoProvider>',
    '\n  \n    <img src="/a.png" />\n  \n',
  ],
  ['<Zoom>![A](a.png)</Zoom>', '![A](a.png)'],
  ['<ZoomMeeting id="1" /> <Zoom>Call</Zoom> `<Zoom src="a" />`', '<ZoomMeeting id="1" /> <Zoom>Call</Zoom> `<Zoom src="a" />`'],
])('%s', (text, expected) => {
  expect(showZoomed(text)).toBe(expected);
});
