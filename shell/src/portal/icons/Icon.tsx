import type { PortalIcon } from '@lichen/contracts/portal/portal-icons';

const PATHS: Readonly<Record<PortalIcon, string>> = {
  home: 'M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
  bolt: 'M13 3 5 13.5h6L10.5 21 19 10.5h-6.2z',
  chart: 'M5 20V11m5 9V5m5 15v-7m5 7V8',
  check: 'm4.5 12.5 5 5 10-11',
  building: 'M5 21V5l8-2v18m0-13 6 2v11M3 21h18M8 8.5h2M8 12.5h2M8 16.5h2m6-4h.5m-.5 4h.5',
  pin: 'M12 21.5c4.5-5 6.5-8.4 6.5-11.3a6.5 6.5 0 0 0-13 0c0 2.9 2 6.3 6.5 11.3zm0-8.7a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z',
  file: 'M6 3h8l4.5 4.5V20a1 1 0 0 1-1 1H6.5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm7.5 0v5H18.5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  shield: 'M12 3 5 5.8V11c0 4.5 2.8 8 7 10 4.2-2 7-5.5 7-10V5.8z',
  report: 'M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm3 5h6m-6 4h6m-6 4h3.5',
  news: 'M4 5h16v14H4zm3 4h5v5H7zm8 0h2m-2 3h2m-10 4h10',
  spark: 'M12 3.5 14 10l6.5 2-6.5 2-2 6.5L10 14l-6.5-2L10 10z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6 9c.3-3.5 2.7-6 6-6s5.7 2.5 6 6m0-15.7a3.5 3.5 0 0 1 0 6.4m2.5 3.8c2 .8 3.3 2.8 3.5 5.5',
  truck:
    'M3 6h11v10H3zm11 4h4l3 3v3h-7zM7.5 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zm9.5 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
  box: 'M4 8l8-4.5L20 8v8.5L12 21l-8-4.5zm0 0 8 4.5L20 8m-8 4.5V21',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8L20.5 20.5',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 20.5a2.2 2.2 0 0 0 4 0',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm-2.6-11.2a2.6 2.6 0 1 1 3.7 2.4c-.8.4-1.1.9-1.1 1.8m0 2.7v.1',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.5 2.7 3.7 5.7 3.7 9s-1.2 6.3-3.7 9c-2.5-2.7-3.7-5.7-3.7-9S9.5 5.7 12 3z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7.5 8.5c.7-3.8 3.6-6 7.5-6s6.8 2.2 7.5 6',
  leave: 'M10 4H5.5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1H10m5-4 4-4-4-4m4 4H9.5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm0-13v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  screen: 'M4 5h16v11H4zm5 15h6m-3-4v4',
  gear: 'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM19 12l2-1.5-2-3.5-2.4.8-2-1.2L14 4h-4l-.6 2.6-2 1.2L5 7 3 10.5 5 12l-2 1.5L5 17l2.4-.8 2 1.2L10 20h4l.6-2.6 2-1.2 2.4.8 2-3.5z',
  play: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM10 8.5l5.5 3.5-5.5 3.5z',
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8',
  fold: 'M4 5h16v14H4zm5.5 0v14m6-9.5L13 12l2.5 2.5',
  plus: 'M12 5v14M5 12h14',
  keyboard: 'M3 7h18v10H3zm4 3.5h.01m3.3 0h.01m3.3 0h.01m3.3 0h.01M8 14h8',
  arrow: 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5',
};

const UNKNOWN = 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16z';

const isKnown = (name: string): name is PortalIcon => Object.hasOwn(PATHS, name);

interface Props {
  /** Name of the icon; an unknown name draws a plain circle, so that a newer remote still has a menu entry. */
  name: string;
  /** Path of an icon that a remote brings along. */
  drawing?: string | undefined;
  size?: number;
  /** CSS class with which menus position their icons. */
  className?: string;
}

export function Icon({ name, drawing, size = 18, className = '' }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={`p-icon ${className}`}
    >
      <path d={drawing ?? (isKnown(name) ? PATHS[name] : UNKNOWN)} />
    </svg>
  );
}
