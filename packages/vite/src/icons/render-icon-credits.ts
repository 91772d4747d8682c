import type { IconSetId } from './icon-sets.ts';

/** The file in which a build says whose icons it holds, beside the documents. */
export const ICON_CREDITS_FILE = 'icon-licenses.txt';

/** What the licences of the sets ask for: the authors, the licence, and its text where it must go along. Undefined without icons. */
export function renderIconCredits(usedSets: readonly IconSetId[]): string | undefined {
  const credits = CREDITS.filter(({ ids }) => usedSets.some((id) => ids.includes(id)));
  if (credits.length === 0) return undefined;
  return `Icons of this site come from the following collections. They were scaled and embedded in the pages; their shapes are unchanged.\n\n${credits
    .map(({ text }) => text)
    .join('\n\n')}\n`;
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR
ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const ISC = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the
above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF
MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY
DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION,
ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;

const CREDITS: readonly { ids: readonly IconSetId[]; text: string }[] = [
  {
    ids: ['fa7-solid', 'fa7-brands', 'fa7-regular', 'fa6-solid'],
    text: `Font Awesome Free by @fontawesome - https://fontawesome.com
License - https://fontawesome.com/license/free (icons: CC BY 4.0, https://creativecommons.org/licenses/by/4.0/)
Copyright Fonticons, Inc. Brand icons are trademarks of their owners.`,
  },
  {
    ids: ['lucide'],
    text: `Lucide - https://lucide.dev (ISC License)
Copyright (c) 2020, Lucide Contributors; parts copyright (c) 2013-2022 Cole Bemis, as part of Feather (MIT License)

${ISC}`,
  },
  {
    ids: ['ph', 'ph-thin', 'ph-light', 'ph-fill', 'ph-duotone'],
    text: `Phosphor Icons - https://phosphoricons.com (MIT License)
Copyright (c) 2022 Phosphor Icons

${MIT}`,
  },
  {
    ids: ['tabler'],
    text: `Tabler Icons - https://tabler.io/icons (MIT License)
Copyright (c) 2020-2025 Paweł Kuna

${MIT}`,
  },
  {
    ids: ['simple-icons'],
    text: `Simple Icons - https://simpleicons.org (CC0 1.0, https://creativecommons.org/publicdomain/zero/1.0/)
Brand icons are trademarks of their owners.`,
  },
];
