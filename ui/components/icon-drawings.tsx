import type { ReactNode } from 'react';
import type { IconName } from '#domain/media/icon.ts';

/** A sign the house draws: those editors may choose, and the bookmark of a kept concert. */
export type DrawnName = IconName | 'bookmark';

const ring = <circle cx="9" cy="9" r="7.6" />;
const heart = 'M9 15.5 3 9.6a3.8 3.8 0 0 1 5.4-5.4l.6.6.6-.6a3.8 3.8 0 0 1 5.4 5.4z';

function lines(d: string): ReactNode {
  return <path d={d} />;
}

function solid(d: string): ReactNode {
  return <path data-solid="yes" d={d} />;
}

/** All on a field of 18 by 18, in one line of 1.4; what is `data-solid` is filled. */
export const drawings: Readonly<Record<DrawnName, ReactNode>> = {
  'app-android': [
    lines('M2.5 13.5a6.5 6.5 0 0 1 13 0zM5 4.8l1.7 2.7M13 4.8l-1.7 2.7'),
    solid('M6 10.3h1.2v1.2H6zM10.8 10.3H12v1.2h-1.2z'),
  ].map(kept),
  'app-apple': lines(
    'M9 5.7c1.3-.9 4-1.2 5.2.9-2.4 1.6-2 4.8.5 5.9-.9 2.4-2.4 4-3.6 4-.9 0-1.3-.5-2.2-.5s-1.3.5-2.2.5C4.9 16.5 3 13 3 10c0-3.5 3.6-5.4 6-4.3zM9 4.5c0-1.7 1.1-2.8 2.7-3',
  ),
  'app-podcast': [
    <circle key="head" cx="9" cy="8.4" r="1.6" />,
    <path key="waves" d="M9 11v5.5M5.6 11a4.5 4.5 0 1 1 6.8 0M4 14a7.4 7.4 0 1 1 10 0" />,
  ],
  'app-spotify': [
    ring,
    lines('M5 6.7c2.7-.8 5.7-.5 8.2.9M5.5 9.3c2.3-.6 4.7-.3 6.8.8M6 11.8c1.8-.4 3.7-.2 5.3.7'),
  ].map(kept),
  'arrow-down': lines('M9 2.5v13M4 10.5l5 5 5-5'),
  'arrow-left': lines('M15.5 9h-13M7.5 4l-5 5 5 5'),
  'arrow-right': lines('M2.5 9h13M10.5 4l5 5-5 5'),
  'arrow-up': lines('M9 15.5v-13M4 7.5l5-5 5 5'),
  'arrow-up-right': lines('M4 14 14 4M6 4h8v8'),
  basket: lines('M1.5 7h15l-1.5 9H3zM5.5 7 8 2M12.5 7 10 2'),
  bell: lines('M3.5 13.5c1.5-1.2 1.6-3 1.6-5.2a3.9 3.9 0 0 1 7.8 0c0 2.2.1 4 1.6 5.2zM7.3 16h3.4M9 2.2v2.2'),
  bookmark: lines('M4 1.5h10v15l-5-4-5 4z'),
  calendar: lines('M2 3.5h14V16H2zM2 7.5h14M5.5 1.5V5M12.5 1.5V5'),
  check: lines('M2.5 9.5 7 14l8.5-9.5'),
  'chevron-down': lines('M3 6l6 6 6-6'),
  'chevron-left': lines('M12 3 6 9l6 6'),
  'chevron-right': lines('M6 3l6 6-6 6'),
  'chevron-up': lines('M3 12l6-6 6 6'),
  'circled-exclamation': [
    ring,
    lines('M9 4.4v5.8'),
    <circle key="dot" data-solid="yes" cx="9" cy="13" r="1.05" />,
  ].map(kept),
  clock: [ring, lines('M9 4.6V9l3.2 2')].map(kept),
  download: lines('M9 2.5V12M5 8l4 4 4-4M2.5 15.5h13'),
  edit: lines('M3 15l.8-3.6L12 3.2 14.8 6l-8.2 8.2zM10.3 4.9l2.8 2.8'),
  expand: lines('M6.5 2.5h-4v4M11.5 2.5h4v4M2.5 11.5v4h4M15.5 11.5v4h-4'),
  external: lines('M7 3.5H3V15h11.5v-4M10 2.5h5.5V8M15.5 2.5 8 10'),
  facebook: lines('M8 16.5V6c0-2.2 1.3-3.7 3.4-3.7h1.8M5.3 9h7'),
  filter: lines('M2.5 4h13M5 9h8M7.5 14h3'),
  globe: [ring, lines('M1.4 9h15.2M9 1.4c4.2 4.4 4.2 10.8 0 15.2M9 1.4c-4.2 4.4-4.2 10.8 0 15.2')].map(kept),
  heart: lines(heart),
  'heart-filled': solid(heart),
  info: [ring, lines('M9 8v5.5'), <circle key="dot" data-solid="yes" cx="9" cy="5" r="1.05" />].map(kept),
  instagram: [
    lines('M2.5 2.5h13v13h-13z'),
    <circle key="lens" cx="9" cy="9" r="3.2" />,
    <circle key="light" data-solid="yes" cx="12.8" cy="5.2" r="0.9" />,
  ].map(kept),
  linkedin: [
    lines('M4 7.5V15M8 15V7.5M8 11c0-2.3 1.3-3.5 3-3.5s3 1.2 3 3.4V15'),
    <circle key="dot" data-solid="yes" cx="4" cy="4" r="1.1" />,
  ].map(kept),
  location: [
    lines('M9 16.5C5.5 12.6 3.5 9.8 3.5 7a5.5 5.5 0 0 1 11 0c0 2.8-2 5.6-5.5 9.5z'),
    <circle key="dot" cx="9" cy="7" r="1.9" />,
  ].map(kept),
  lock: lines('M3 8h12v8.3H3zM5.6 8V5.6a3.4 3.4 0 0 1 6.8 0V8M9 11v2.6'),
  login: lines('M10 2.5h5.5v13H10M2.5 9H11M7.5 5.5 11 9l-3.5 3.5'),
  mail: lines('M2 4h14v10.5H2zM2 4.5l7 5.5 7-5.5'),
  menu: lines('M1.5 4h15M1.5 9h15M1.5 14h9'),
  minus: lines('M3 9h12'),
  pause: lines('M5.5 3v12M12.5 3v12'),
  phone: lines('M6.2 2.5 3 3.5C3 10.1 7.9 15 14.5 15l1-3.2-3.5-1.6-1.6 1.6c-2-1-3.2-2.2-4.2-4.2l1.6-1.6z'),
  play: solid('M4 2.5v13L15 9z'),
  plus: lines('M9 3v12M3 9h12'),
  print: lines('M5 6.5v-4h8v4M5 13H2.5V6.5h13V13H13M5 10.5h8v5H5z'),
  profile: [
    <circle key="head" cx="9" cy="5.5" r="3.5" />,
    <path key="body" d="M2 16.5c.6-4.2 3.4-5.8 7-5.8s6.4 1.6 7 5.8" />,
  ],
  search: [<circle key="glass" cx="7.5" cy="7.5" r="5.2" />, <path key="handle" d="M11.4 11.4l5.1 5.1" />],
  share: lines('M9 11.5v-9M5.8 5.5 9 2.3l3.2 3.2M6 8.5H3.5v7h11v-7H12'),
  shrink: lines('M2.5 6.5h4v-4M15.5 6.5h-4v-4M6.5 15.5v-4h-4M11.5 15.5v-4h4'),
  sound: lines('M2.5 6.8h3l4-3.8v12l-4-3.8h-3zM12 6.5c1.3 1.4 1.3 3.6 0 5M14 4.5c2.4 2.5 2.4 6.5 0 9'),
  ticket: lines('M2 4.5h14v3a1.5 1.5 0 0 0 0 3v3H2v-3a1.5 1.5 0 0 0 0-3zM11 4.5v2M11 8v2M11 11.5v2'),
  tiktok: lines('M10 2.5v9.3a2.9 2.9 0 1 1-2.9-2.9M10 2.5c.2 2.5 1.7 4 4.2 4.2'),
  video: lines('M2 5h9.5v8H2zM11.5 8 16 5.5v7L11.5 10'),
  whatsapp: lines(
    'M2.5 15.5l1-3.3a7 7 0 1 1 2.5 2.4zM6.7 6.4c0 2.6 2.3 4.9 4.9 4.9l.5-1.5-1.5-.7-.7.7c-.8-.3-1.4-.9-1.7-1.7l.7-.7-.7-1.5z',
  ),
  x: lines('M4 4l10 10M14 4 4 14'),
  'x-social': lines('M2.8 2.5h3.3l9.1 13h-3.3zM14.3 2.5 9.9 7.7M8 10l-4.6 5.5'),
  youtube: [lines('M1.5 4h15v10h-15z'), solid('M7.3 6.5v5L11.6 9z')].map(kept),
};

/** A list of parts, each with a key. */
function kept(part: ReactNode, place: number): ReactNode {
  return <g key={place}>{part}</g>;
}
