import type { ReactElement } from 'react';

/** The layout's own signs, drawn on a grid of 16, by name. */
const PATHS = {
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h7',
  close: 'M4 4l8 8M12 4l-8 8',
  list: 'M6 4h7.5M6 8h7.5M6 12h7.5M2.75 4h.01M2.75 8h.01M2.75 12h.01',
  sun: 'M8 5.25a2.75 2.75 0 1 0 0 5.5a2.75 2.75 0 0 0 0-5.5ZM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M3.4 12.6l.7-.7M11.9 4.1l.7-.7',
  moon: 'M13.5 9.3A5.6 5.6 0 0 1 6.7 2.5a5.75 5.75 0 1 0 6.8 6.8Z',
  system: 'M2 2.75h12v8H2ZM5.5 13.5h5M8 10.75v2.75',
  previous: 'M10 3.5L5.5 8l4.5 4.5',
  next: 'M6 3.5L10.5 8L6 12.5',
  arrow: 'M3 8h10M9 4l4 4l-4 4',
  repository:
    'M5 4.6v6.8M5 4.6a1.3 1.3 0 1 0 0-2.6a1.3 1.3 0 0 0 0 2.6ZM5 14a1.3 1.3 0 1 0 0-2.6A1.3 1.3 0 0 0 5 14ZM11 6.9a1.3 1.3 0 1 0 0-2.6a1.3 1.3 0 0 0 0 2.6ZM11 6.9c0 2-1.5 2.6-3 2.7S5 10.2 5 11.4',
  star: 'M8 1.9l1.9 3.9l4.2.6l-3.05 3l.7 4.2L8 11.6l-3.75 2l.7-4.2l-3.05-3l4.2-.6Z',
  up: 'M5 7.25L7.6 2a1.5 1.5 0 0 1 1.65 1.6L8.9 6.25h3.35a1.25 1.25 0 0 1 1.22 1.5l-.9 4.5a1.25 1.25 0 0 1-1.22 1H5ZM5 7.25H2.5v6H5',
  down: 'M11 8.75L8.4 14a1.5 1.5 0 0 1-1.65-1.6l.35-2.65H3.75a1.25 1.25 0 0 1-1.22-1.5l.9-4.5a1.25 1.25 0 0 1 1.22-1H11ZM11 8.75h2.5v-6H11',
  edit: 'M9.5 3.5l3 3L6 13H3v-3ZM8 5l3 3',
  issue: 'M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 0 0 0-12.5ZM8 4.75v4M8 11.25h.01',
  search: 'M7.25 2.25a5 5 0 1 0 0 10a5 5 0 0 0 0-10ZM11 11l3 3',
  hash: 'M6.25 2.5l-1.5 11M11.25 2.5l-1.5 11M2.75 5.75h11M2.25 10.25h11',
  history: 'M2.5 8a5.5 5.5 0 1 0 1.7-4L2.5 5.5M2.5 2.5v3h3M8 5v3.25l2 1.25',
  enter: 'M13 3.5v4a2 2 0 0 1-2 2H3.5M6.5 6.5l-3 3l3 3',
  globe:
    'M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 0 0 0-12.5ZM1.75 8h12.5M8 1.75c1.8 1.7 2.6 3.8 2.6 6.25S9.8 12.55 8 14.25C6.2 12.55 5.4 10.45 5.4 8S6.2 3.45 8 1.75Z',
  page: 'M4 1.75h5L12.5 5.25v9H4ZM9 1.75v3.5h3.5',
} as const;

/** The name of a sign. */
export type SignName = keyof typeof PATHS;

/** A sign of the layout, hidden from assistive technology but for one that names the element around it. */
export function Sign({ name, className, label }: { name: SignName; className?: string; label?: string }): ReactElement {
  return (
    <svg
      className={className === undefined ? 'octavo-sign' : `octavo-sign ${className}`}
      viewBox="0 0 16 16"
      data-sign={name}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
