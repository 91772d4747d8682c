import { usePage } from '@octavo/theme';
import type { ReactElement } from 'react';

export default function AfterSidebar(): ReactElement {
  return <p id="almanac-after-sidebar">Reading {usePage()?.title}</p>;
}
