/** The drawings of the midnight cards, each a path in a square of 48. */

/** What is drawn on each card. */
export const DRAWINGS: Readonly<Record<string, string>> = {
  'extra-curious':
    'M4 24 Q14 12 24 24 Q14 36 4 24Z M24 24 Q34 12 44 24 Q34 36 24 24Z M12 24h4 M32 24h4',
  'take-cover': 'M6 34 h36 M10 34 q0 -10 10 -10 h14 q6 0 6 5 t-6 5 M33 28v.1 M36 28v.1',
  'too-keen': 'M8 40 h32 M14 40 l18 -22 l10 8 l-12 14 M10 14 q6 -8 14 -2 M24 12 l1 -5 M24 12 l-5 0',
  'silliest-face':
    'M14 6 h20 v36 h-20Z M24 16 m-6 0 a6 8 0 1 1 12 0 a6 8 0 1 1 -12 0 M21 14v.1 M27 14v.1 M21 20 q3 4 6 0 M23 22 v5 q1 2 2 0 v-5',
  tag: 'M10 40 v-16 a7 7 0 0 1 14 0 v16 l-3.500 -3 l-3.500 3 l-3.500 -3Z M24 26 l8 -4 M32 40 v-12 a5 5 0 0 1 10 0 v12 l-2.500 -2 l-2.500 2 l-2.500 -2Z',
  'dance-floor': 'M18 36 a5 4 0 1 1 -.1 -1 V10 l18 -4 v24 a5 4 0 1 1 -.1 -1 M18 16 l18 -4',
  'floor-is-lava':
    'M4 38 q5 -5 10 0 t10 0 t10 0 t10 0 M16 30 q-4 -8 4 -12 q-1 5 3 6 q2 -10 -2 -14 q14 6 10 18 q-2 4 -5 4',
  'big-brother':
    'M8 42 v-26 a10 10 0 0 1 20 0 v26 l-5 -4 l-5 4 l-5 -4Z M32 42 v-9 a4 4 0 0 1 8 0 v9 l-2 -2 l-2 2 l-2 -2Z M15 16v.1 M21 16v.1',
  'knock-knock': 'M14 6 h20 v36 h-20Z M29 25v.1 M6 18 l4 3 M5 26 h5 M6 34 l4 -3',
  dizzy: 'M24 24 q4 -4 6 1 q1 7 -7 7 q-10 -1 -9 -10 q2 -11 13 -10 q13 3 12 16 q-4 13 -17 13',
  'crystal-ball': 'M24 6 a14 14 0 1 1 -.1 0 M14 34 l-4 8 h28 l-4 -8 M18 14 q3 -3 7 -3',
  'red-light-green-light':
    'M16 4 h16 v34 h-16Z M24 12 m-4 0 a4 4 0 1 1 8 0 a4 4 0 1 1 -8 0 M24 30 m-4 0 a4 4 0 1 1 8 0 a4 4 0 1 1 -8 0 M24 38 v8',
};
