/** Icons as lines in a square of 24. */

export const ICONS = {
  back: 'M15 5 8 12l7 7',
  forward: 'm9 5 7 7-7 7',
  first: 'M18 5l-7 7 7 7M7 5v14',
  last: 'm6 5 7 7-7 7M17 5v14',
  play: 'M8 5v14l11-7Z',
  pause: 'M8 5v14M16 5v14',
  undo: 'M8 8H4V4M4 8c2-3 5-4.5 8.5-4.300A8 8 0 1 1 5 15',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moves: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  chat: 'M4 5h16v11H11l-5 4v-4H4Z',
  rules: 'M5 4h9a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4ZM9 9h5M9 13h5',
  eye: 'M2.5 12C6 6.5 18 6.5 21.5 12 18 17.5 6 17.5 2.5 12ZM12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.500c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.6-5.600L12 7.300M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.6 5.600L12 16.7',
  flag: 'M6 21V4M6 4.500c4-2 7 2 12 0v8.500c-5 2-8-2-12 0',
  close: 'm6 6 12 12M18 6 6 18',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14',
  sound: 'M4 10v4h3l5 4V6L7 10ZM16 9a4 4 0 0 1 0 6M18.5 6.500a8 8 0 0 1 0 11',
  silent: 'M4 10v4h3l5 4V6L7 10ZM16 9.500l5 5M21 9.500l-5 5',
  hourglass:
    'M7 3.500h10M7 20.500h10M8 3.500c0 5 3 6 4 8.5 1-2.5 4-3.5 4-8.500M8 20.500c0-5 3-6 4-8.5 1 2.5 4 3.5 4 8.5',
  list: 'M4 6h16M4 12h16M4 18h10',
  check: 'm5 12.5 4.5 4.500L19 7.5',
  skip: 'm5 6 6 6-6 6M13 6l6 6-6 6',
} as const;

export type IconName = keyof typeof ICONS;
