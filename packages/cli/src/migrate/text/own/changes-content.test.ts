import { expect, test } from 'vitest';
import { changesContent } from './changes-content.ts';

const LATER = 'const a = ref(0)\nonMounted(() => { a.value = 1 })';

test.each([
  ['<p :class="{ moved: a }" ref="b">Boats</p>', LATER, false],
  ['<i v-if="a" v-html="a" /><img v-else src="/a.svg" />', LATER, false],
  ['<i v-if="a" v-html="a" />', LATER, true],
  ['<p>{{ a }}</p>', LATER, true],
  ['<li v-for="b in a">{{ b }}</li>', 'const a = ref([])\nonMounted(() => { a.value.push(1) })', true],
  ['<p ref="b">Boats</p>', "onMounted(() => { b.value.textContent = 'A' })", true],
  ['<p ref="b">Boats</p>', "import { draw } from './draw'\nonMounted(() => draw(b.value))", true],
  ['<p>Boats</p>', "import { onMounted } from 'vue'\nonMounted(() => { if (b.value === 1) document.addEventListener('x', go) })", false],
  ['<p>Boats', LATER, true],
])('%s with %j', (template, program, expected) => {
  expect(changesContent(template, program)).toBe(expected);
});
