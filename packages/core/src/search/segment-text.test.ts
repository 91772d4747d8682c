import { describe, expect, it } from 'vitest';
import { joinSegments, segmentText, splitQuery } from './segment-text.ts';

describe('segmentText', () => {
  it.each([
    ['plain words | stay', 'plain words | stay'],
    ['API密钥', 'API| 密| 钥'],
    ['경로 최적화를 하기', '경| 로 최| 적| 화| 를 하| 기'],
    ['ルート。次', 'ル| ー| ト| 。| 次'],
    ['配置 webhook 地址', '配| 置 webhook 地| 址'],
  ])('sets %s apart, and joinSegments puts it together', (text, apart) => {
    expect(segmentText(text)).toBe(apart);
    expect(joinSegments(apart)).toBe(text);
  });
});

describe('splitQuery', () => {
  it('keeps runs in one piece and parts words at punctuation', () => {
    expect(splitQuery('Set API密钥 routes.create()!')).toEqual([
      { text: 'set', isRun: false },
      { text: 'api', isRun: false },
      { text: '密钥', isRun: true },
      { text: 'routes', isRun: false },
      { text: 'create', isRun: false },
    ]);
    expect(splitQuery(' ?! 。')).toEqual([]);
  });

  it('keeps an accent with its letter', () => {
    expect(splitQuery('Café 최적화')).toEqual([
      { text: 'café', isRun: false },
      { text: '최적화', isRun: true },
    ]);
  });
});
