import path from 'node:path';
import { expect, test } from 'vitest';
import { evaluateMarkup } from './evaluate-markup.ts';
import { toVueJsx } from './vue-template.ts';

const FILES: Readonly<Record<string, string>> = {
  'links.vue': `<script setup lang="ts">
import { computed, useTemplateRef } from 'vue'
const held = useTemplateRef('held')
const props = withDefaults(defineProps<{ framework: string; look?: 'big' | 'small' }>(), { look: 'big' })
const all = { vue: { demo: 'https://vue.test' }, svelte: { demo: '' } }
const links = computed(() => all[props.framework])
</script>
<template>
  <p class="links" dark:bg-zinc:30 :class="{ big: look === 'big' }">
    <a v-if="links.demo" :href="links.demo">Demo of {{ framework }}</a>
    <span v-else>No demo</span>
    <br>
    <slot />
  </p>
</template>
<style scoped>.links { color: red }</style>`,
  'list.vue': `<script setup>defineProps({ items: Array })</script>
<template><ul><li v-for="(item, index) in items" :key="index">{{ index }}: {{ item.name }}</li></ul></template>`,
  'options.vue': `<template><a :href="href">{{ title }} <slot>{{ Number(of) + 1 }}</slot></a></template>
<script>
export default { name: 'Own', props: { href: { type: String, required: true }, title: { type: String, default: 'A' }, of: { default: () => '1' } } }
</script>`,
  'live.vue':
    '<script setup>import { ref } from "vue"\nconst n = ref(0)</script><template><button @click="n++">{{ n }}</button></template>',
  'video.vue':
    '<script setup>import { computed, ref } from "vue"\nimport { withBase } from "vitepress"\nconst props = defineProps<{ href: string }>()\nconst isOpen = ref(false)\nconst isVideo = computed(() => props.href.endsWith(".mp4") && !isOpen.value)\nconst go = () => { isOpen.value = true }</script><template><button v-if="isVideo" @click="go">Play</button><a v-else :href="withBase(href)" @click.prevent="go"><slot name="title">Untitled</slot></a></template>',
  '.vitepress/config.ts': "export default { locales: { root: { lang: 'en-US' }, a: { lang: 'zh-CN' } } };",
  'lang.vue':
    '<script setup>import { useData } from "vitepress"\nconst { site, isDark } = useData()\nconst look = isDark.value ? "dark" : "light"\nconst said = { "en-US": "Watch", "zh-CN": "看" }</script><template><p :class="look">{{ said[site.lang] || said.en }}</p></template>',
  'level.vue':
    '<script setup>import { useSaid } from "./said"\nconst said = useSaid()</script><template><p>{{ said("Watch") }}</p></template>',
  'said.ts':
    'import { useData } from "vitepress"\nconst words = { "zh-CN": { Watch: "看" } }\nexport function useSaid() { const { lang: own } = useData(); return (word) => words[own.value]?.[word] ?? word }',
  'name.vue':
    '<script setup>import { useData } from "vitepress"\nconst { site } = useData()</script><template><p>{{ site.title }}</p></template>',
  'mounted.vue':
    '<script setup>import { onMounted, ref } from "vue"\nimport Banner from "./banner.vue"\nconst loaded = ref(false)\nonMounted(() => { loaded.value = true })\ndefineProps({ title: String })</script><template><article><h1>{{ title }}</h1><slot /></article><Teleport v-if="loaded" to="#top"><Banner /></Teleport></template>',
  'outer.vue':
    '<script setup>import Video from "./video.vue"</script><template><Video href="/b"><template #title><b>B</b></template></Video></template>',
  'fetched.vue': '<script setup>import { data } from "./x.data"</script><template><p>{{ data.name }}</p></template>',
  'x.data.ts': 'import { readFileSync } from "node:fs"\nexport default { load: () => readFileSync("a") }',
  'docs/a.md': '---\ntags: [new]\n---\n\n# First *A*\n',
  'docs/b/index.md': '# B',
  'docs.data.ts': `import { basename } from 'node:path'
import { createContentLoader } from 'vitepress'
declare const data: Record<string, { title: string; nth: number }>
export { data }
export default createContentLoader('docs/**/*.md', {
  includeSrc: true,
  transform(pages) {
    const found: Record<string, unknown> = {}
    let nth = 0
    for (const [index, { url, src, frontmatter }] of pages.entries()) {
      if (frontmatter.draft) continue
      nth += 1
      const title = src?.match(/^# (.*)$/m)?.[1]?.trim() ?? url
      found[basename(url, '.md')] ??= { title, index, nth, tags: frontmatter.tags ?? [] }
    }
    return found
  },
})`,
  'loaded.vue': `<script setup lang="ts">
import { Tooltip } from 'floating-vue'
import { Play } from 'lucide-vue-next'
import { computed } from 'vue'
import { data } from './docs.data'
const props = defineProps<{ name: string }>()
const label = computed(() => {
  let label = props.name
  if (label === label.toUpperCase()) return label
  label = label.replace(/\\b(api)\\b/gi, (word) => word.toUpperCase())
  return label[0].toUpperCase() + label.slice(1)
})
</script>
<template><Tooltip><a :href="name"><Play :size="14" />{{ label }} {{ data[name].title }} {{ data[name].nth }}</a><template #popper>More</template></Tooltip></template>`,
  'nested.tsx': 'export default () => <a href="/a"><b>A</b> <a className="tag" href="/b">B</a></a>',
  'styled.tsx':
    "import { styled } from 'styler'\nconst Grid = styled.div`display: grid`;\nexport default ({ children }) => <Grid>{children}</Grid>",
  'endless.tsx': 'export default () => { let n = 0; while (true) n += 1; return <p>{n}</p> }',
  'counting.tsx':
    'export default ({ upTo }) => { const all = []; for (let n = 1; n <= upTo; n++) { if (n === 2) continue; if (n > 4) break; all.push(n) } return <p>{all.join()} {Math.max(...[1, 2]) ?? ""}{(3).toFixed(1)}</p> }',
  'box.astro': `---
import Label from './label.astro';
interface Props { title: string; tags?: string[] }
const { title, tags = ['a*b'], ...rest } = Astro.props;
---
<!-- A box. -->
<div class:list={['box', { wide: rest.wide }]} {title}>
  <Label>{title}</Label><hr>
  {tags.length > 0 && <ul>{tags.map((tag) => <li>{tag}</li>)}</ul>}
  <slot />
</div>
<style>.box { color: red }</style>`,
  'label.astro': '<b><slot /></b>',
  'hint.astro': '---\nimport { Aside } from \'@astrojs/starlight/components\'\n---\n\n<Aside type="caution"> Take care. </Aside>',
  'here.astro':
    "---\nimport * as path from 'path'\nconst file = Astro.url.href.replace(/\\/$/, '') + '.mp3'\n---\n<source src={file} type={`audio/${path.extname(file).slice(1)}`} />",
  'src/content/i18n/en.json': '{ "quick": "Quick *update*", "late": "Late" }',
  'src/content/i18n/de.json': '{ "quick": "Schnell" }',
  'said.astro':
    "---\nimport { cn } from 'classes'\nconst { t } = Astro.locals\n---\n<p class={cn('a')}>{t('quick')} {Astro.locals.t('late')}</p>",
  'own.astro': "<p>{Astro.locals.t('page.editLink')}</p>",
  'counted.tsx':
    "import track from 'tracker'\nexport default ({ href, children }) => <a href={href} onClick={() => track(href)}>{children}</a>",
  'pages.astro':
    "---\nimport { getCollection } from 'astro:content'\nconst pages = await getCollection('boats')\n---\n<p>{pages.length}</p>",
  'posts.astro':
    "---\nimport { getCollection, getEntry } from 'astro:content'\nconst posts = (await getCollection('docs', ({ id, data }) => id.startsWith('news/') && !data.draft)).sort((a, b) => b.data.date.getTime() - a.data.date.getTime())\nconst fare = await getEntry('fares', 'row')\n---\n<ul>{posts.map(({ id, data }) => <li><a href={import.meta.env.BASE_URL + id}>{data.title}</a> {data.date.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}</li>)}</ul> {fare.data.price}",
  'src/content.config.ts': '',
  'src/content/docs/news/One.md': '---\ntitle: One\ndate: 2026-01-31\n---\n',
  'src/content/docs/news/two/index.mdx': '---\ntitle: Two\ndate: 2026-02-01\n---\n',
  'src/content/docs/news/three.md': '---\ntitle: Three\ndraft: true\n---\n',
  'src/content/docs/other.md': '---\ntitle: Other\n---\n',
  'src/content/fares/row.json': '{ "price": "1.20" }',
  'drawn.astro':
    "---\nimport drawing from './drawn.svg?raw'\nimport Boat from './a/boat.png'\n---\n<b><Fragment set:html={drawing} /></b><Boat class=\"c\" />",
  'marked.astro': "---\nimport { marked } from 'marked'\nconst said = marked.parse(Astro.props.of)\n---\n<p set:html={said} />",
  'tape.astro': "---\nimport { YouTube } from 'astro-embed'\n---\n<p><YouTube id={Astro.props.id} /></p>",
  'drawn.svg': '<svg><path /></svg>',
  'dynamic.vue':
    '<script setup>\nconst props = defineProps({ type: { type: String, default: \'tip\' } })\nconst tag = computed(() => (props.type === \'details\' ? \'details\' : \'div\'))\n</script>\n<template><Transition name="fade"><component :is="tag" class="box" :class="type"><b>{{ type }}</b><slot /></component></Transition></template>',
  'later.tsx':
    "import { ImageZoom } from 'fumadocs-ui/components/image-zoom'\nconst encode = (text) => Buffer.from(text).toString('base64')\nexport default async function X({ src }) {\n  const img = await import(`./a${src}`).then((mod) => mod.default)\n  return <ImageZoom placeholder={encode('a')} alt={src} src={img} />\n}",
  'team.vue':
    "<script setup>\nimport { VPTeamMembers, VPTeamPageSection } from 'vitepress/theme'\nimport { core } from './team.json'\n</script>\n<template><VPTeamPageSection><template #title>Crew</template><template #members><VPTeamMembers :members=\"core\" /></template></VPTeamPageSection></template>",
  'team.json': '{ "core": [{ "name": "Ada" }] }',
  'boat.png': 'PNG',
  'a/boat.png': 'PNG',
  'b.png': 'PNG',
  'preview.astro':
    '---\nconst wide = Astro.slots.has(\'note\');\nconst text = `\n  import { a } from \'b\'\n`;\n---\n<figure>{\n  wide ? (<Tabs><TabItem label="A"><slot /></TabItem></Tabs>) : (<slot />)\n}\n<p title={text.trim()}>{wide && (<b>1 > 0</b> <i>B</i>)}<slot name="note">None</slot></p></figure>',
  'around.astro': '---\nimport Inner from \'./preview.astro\';\n---\n<Inner>\n  <em slot="note">N</em>\n  <p>Held</p>\n</Inner>',
  'images/shots/introduction-1280-light.png': '',
  'scaled.astro':
    "---\nimport { Image } from 'astro:assets';\nconst { src, scale } = Astro.props;\nconst files = import.meta.glob('/images/**/*');\nconst img = files[`/images/shots/${src}`]();\nconst width = Math.round((await img).default.width / scale);\n---\n<Image src={img} width={width} widths={[width]} alt=\"\" />",
  'avatar.astro':
    "---\nimport { Image } from 'astro:assets';\nconst { name } = Astro.props;\nconst all = import.meta.glob<{ default: ImageMetadata }>('./a/*.{png,jpg}');\nif (!('./a/boat.png' in all)) throw new Error('No');\nconst src = (await all[`./a/${name}.png`]()).default;\n---\n<Image {src} alt=\"A\" class:list={[name]} />",
  'fold.astro':
    "---\nconst html = await Astro.slots.render('default');\n---\n<details><summary>{Astro.props.label}</summary><Fragment set:html={html} /></details>",
  'cut.astro': "---\nconst html = (await Astro.slots.render('default')).trim();\n---\n<Fragment set:html={html} />",
  'card.astro':
    "---\nconst { src, icon } = Astro.props;\nconst classes = ['card', icon ? 'wide' : ''].filter(Boolean).join(' ');\n---\n{/youtu/i.test(src) ? <iframe src={src} /> : <a class={classes} href={src}>A</a>}",
  'rich.astro':
    "---\nimport { createMarkdownProcessor } from '@astrojs/markdown-remark';\nconst md = await createMarkdownProcessor();\nconst said = await md.render(`_At least_ **${Astro.props.of}**`);\n---\n<p set:html={said.code} />",
  'landing.astro':
    '---\nimport { Card as OfTool } from \'@astrojs/starlight/components\'\n---\n<div class="wide"><OfTool {...Astro.props}><slot /></OfTool></div>',
  'shown.astro':
    "---\nimport { Code as OfTool } from '@astrojs/starlight/components'\nimport fs from 'node:fs/promises'\nimport path from 'node:path'\nconst { file } = Astro.props\nconst code = await fs.readFile(path.join(process.cwd(), 'code', file), 'utf-8')\nconst { ext } = path.parse(file)\n---\n<OfTool code={code} lang={ext.slice(1)} meta={`title=\"${file}\"`} />",
  'code/a.sh': 'echo "{a}"\n\necho b\n',
  'script.astro': '<p>A</p><script>alert(1)</script>',
};
const source = {
  // With a picture that has a size.
  root: path.resolve(import.meta.dirname, '../../../../../docs'),
  top: '/old',
  files: Object.keys(FILES),
  list: () => Object.keys(FILES),
  has: (file: string) => FILES[file] !== undefined,
  read: (file: string) => FILES[file],
};

function show(element: string | undefined, file: string): string | undefined {
  return (
    element &&
    evaluateMarkup(element, {
      program: `import X from '/${file}';`,
      page: { file: 'a/page.md', href: '/a/page' },
      source,
      site: {
        assets: [
          { file: 'a/boat.png', target: 'public/boat.png' },
          { file: 'images/shots/introduction-1280-light.png', target: 'shots/introduction-1280-light.png' },
        ],
        contentFolder: '',
      },
    })
  );
}

test.each([
  ['links.vue', '<X framework="vue">More</X>', '<p class="links big"> <a href="https://vue.test">Demo of vue</a> <br /> More </p>'],
  ['links.vue', '<X framework="svelte" look="small" />', '<p class="links"> <span>No demo</span> <br /> </p>'],
  ['list.vue', `<X :items="[{ name: 'a' }, { name: 'b_c\\nd' }]" />`, '<ul><li>0: a</li><li>1: b&#95;c&#10;d</li></ul>'],
  ['options.vue', '<X href="/a" />', '<a href="/a">A 2</a>'],
  ['live.vue', '<X />', undefined],
  ['video.vue', '<X href="/a.mp4" />', undefined],
  ['video.vue', '<X href="/a" />', '<a href="/a">Untitled</a>'],
  ['video.vue', '<X href="/a"><template #title>A</template></X>', '<a href="/a">A</a>'],
  ['mounted.vue', '<X title="A">Held</X>', '<article><h1>A</h1>Held</article>\ue000'],
  ['outer.vue', '<X />', '<a href="/b"><b>B</b></a>'],
  ['lang.vue', '<X />', '<p class="light">看</p>'],
  ['level.vue', '<X />', '<p>看</p>'],
  ['name.vue', '<X />', undefined],
  ['dynamic.vue', '<X type="details">Held</X>', '<details class="box details"><b>details</b>Held</details>'],
  ['dynamic.vue', '<X>Held</X>', '<div class="box tip"><b>tip</b>Held</div>'],
  ['team.vue', '<X />', '## Crew <CardGroup cols={2}> <Card title="Ada"> </Card> </CardGroup>'],
  ['fetched.vue', '<X />', undefined],
  ['loaded.vue', '<X name="a" />', '<a href="a"><Icon icon="play" size={14} />A First &#42;A&#42; 1</a>'],
  ['loaded.vue', '<X name="c" />', undefined],
])('%s, used as %s', (file, tag, expected) => {
  expect(show(toVueJsx(tag), file)?.trim().replaceAll(/\s+/g, ' ')).toBe(expected);
});

test.each([
  ['box.astro', '<X title="A" wide>Held</X>', '<div class="box wide" title="A"> <b>A</b><hr /> <ul><li>a&#42;b</li></ul> Held </div>'],
  ['box.astro', '<X title="A" tags={[]} />', '<div class="box" title="A"> <b>A</b><hr /> </div>'],
  ['hint.astro', '<X />', '<Aside type="caution"> Take care. </Aside>'],
  ['preview.astro', '<X>Held</X>', '<figure>Held <p title="import { a } from \'b\'">None</p></figure>'],
  [
    'around.astro',
    '<X />',
    '<figure> <Tabs> <TabItem label="A"> <p>Held</p> </TabItem> </Tabs> <p title="import { a } from \'b\'"><b>1 &#62; 0</b><i>B</i><em>N</em></p></figure>',
  ],
  [
    'scaled.astro',
    '<X src="introduction-1280-light.png" scale="2" />',
    '<img src="/shots/introduction-1280-light.png" width="640" alt="" />',
  ],
  ['scaled.astro', '<X src="gone.png" scale="2" />', undefined],
  ['avatar.astro', '<X name="boat" />', '<img src="/boat.png" alt="A" class="boat" />'],
  ['here.astro', '<X />', '<source src="/a/page.mp3" type="audio/mp3" />'],
  ['said.astro', '<X />', '<p>Quick &#42;update&#42; Late</p>'],
  ['own.astro', '<X />', undefined],
  ['counted.tsx', '<X href="/a">A</X>', '<a href="/a">A</a>'],
  ['counted.tsx', '<X href="#">A</X>', undefined],
  ['fold.astro', '<X label="A">Held</X>', '<details><summary>A</summary>Held</details>'],
  ['cut.astro', '<X>Held</X>', undefined],
  ['card.astro', '<X src="/a" />', '<a class="card" href="/a">A</a>'],
  ['card.astro', '<X src="https://youtu.be/a" />', '<iframe src="https://youtu.be/a"></iframe>'],
  ['rich.astro', '<X of="1.2" />', '<p>_At least_ **1.2**</p>'],
  ['pages.astro', '<X />', undefined],
  ['posts.astro', '<X />', '<ul><li><a href="/news/two">Two</a> February 1</li><li><a href="/news/one">One</a> January 31</li></ul> 1.20'],
  ['marked.astro', '<X of="A [b](/c)" />', '<p>A [b](/c)</p>'],
  ['later.tsx', '<X src="/boat.png" />', '<img alt="/boat.png" src="/boat.png" />'],
  ['tape.astro', '<X id="a" />', '<p><YouTube id="a" /></p>'],
  ['drawn.astro', '<X />', '<b><svg><path /></svg></b><img src="/boat.png" alt="" class="c" />'],
  ['counting.tsx', '<X upTo={9} />', '<p>1,3,4 23.0</p>'],
  ['nested.tsx', '<X />', '<a href="/a"><b>A</b> <span>B</span></a>'],
  ['endless.tsx', '<X />', undefined],
  ['styled.tsx', '<X>Held</X>', undefined],
  ['landing.astro', '<X title="A">Held</X>', '<div class="wide"> <Card title="A"> Held </Card> </div>'],
  ['shown.astro', '<X file="a.sh" />', '```sh title="a.sh" echo "{a}" echo b ```'],
  ['shown.astro', '<X file="b.sh" />', undefined],
  ['script.astro', '<X />', '<p>A</p>\ue000'],
  ['missing.astro', '<X />', undefined],
])('%s, used as %s', (file, tag, expected) => {
  expect(show(tag, file)?.trim().replaceAll(/\s+/g, ' ')).toBe(expected);
});
