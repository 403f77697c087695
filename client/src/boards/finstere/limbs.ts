/** Legs, bodies, arms and tails of the kit, six of each. */

import type { Kinds, Part } from './kit';

export const LEGS: Kinds<Part> = [
  {
    sides: [
      { tone: 'skin', path: 'M2-22H14V-8Q18-7 18 0H2Z' },
      { tone: 'horn', path: 'M13-3q3 0 3 3h-3ZM9-3q3 0 3 3H9Z' },
    ],
  },
  {
    sides: [
      { tone: 'skin', path: 'M3-22H13L11-6H5Z' },
      { tone: 'horn', path: 'M4-8H12L15 0H3Z' },
      { tone: 'dark', path: 'M8.500-6h1L10 0H8Z' },
    ],
  },
  { sides: [{ tone: 'horn', path: 'M6-22H10V-6L17 0H12L9-3 7 0H2L6-5Z' }] },
  {
    middle: [
      {
        tone: 'skin',
        path: 'M-16-22Q-20-8-17-1-13-7-9.500-1-5.500-7-2-1 2-7 5-1 9-7 12-1 15-7 18-1 20-10 16-22Z',
      },
      {
        tone: 'belly',
        path: 'M-9-4q-2-4 0-8 2 4 0 8ZM0-4q-2-4 0-8 2 4 0 8ZM9-4q-2-4 0-8 2 4 0 8Z',
      },
    ],
  },
  {
    sides: [
      {
        tone: 'skin',
        path: 'M3-20 15-17 20 0H17L12-13 3-15ZM2-18 10-12 13 0H10L7-9 1-13ZM0-16 5-9 5 0H2L1-7Z',
      },
    ],
  },
  {
    sides: [
      { tone: 'skin', path: 'M2-22H14L17-16 13-14 17-9 14-7Q19-4 18 0H2Z' },
      { tone: 'dark', path: 'M5-2.500h8v1H5Z' },
    ],
  },
];

export const BODIES: Kinds<Part> = [
  {
    middle: [
      { tone: 'skin', path: 'M-16-31a16 17 0 1 0 32 0a16 17 0 1 0-32 0Z' },
      { tone: 'belly', path: 'M-10-28a10 11 0 1 0 20 0a10 11 0 1 0-20 0Z' },
      { tone: 'dark', path: 'M-1-24h2v2h-2Z' },
    ],
  },
  {
    middle: [
      { tone: 'skin', path: 'M-9-48H9Q10-36 17-27 19-15 0-14-19-15-17-27-10-36-9-48Z' },
      { tone: 'belly', path: 'M-5-42H5Q6-33 10-26 11-18 0-18-11-18-10-26-6-33-5-42Z' },
    ],
  },
  {
    middle: [
      { tone: 'skin', path: 'M-18-48Q0-53 18-48L11-16H-11Z' },
      {
        tone: 'belly',
        path: 'M-9-45Q0-42 0-36 0-42 9-45L7-37Q4-33 0-34-4-33-7-37ZM-6-31H6V-29H-6ZM-5-26H5V-24H-5ZM-4-21H4V-19H-4Z',
      },
    ],
  },
  {
    middle: [
      { tone: 'dark', path: 'M-13-48H13L10-15H-10Z' },
      {
        tone: 'horn',
        path: 'M-1.500-48h3V-15h-3ZM-14-46Q0-39 14-46V-43Q0-36-14-43ZM-13-39Q0-32 13-39V-36Q0-29-13-36ZM-12-32Q0-25 12-32V-29Q0-22-12-29ZM-10-22Q0-12 10-22L9-17Q0-11-9-17Z',
      },
    ],
  },
  {
    middle: [
      { tone: 'skin', path: 'M-13-49H13Q18-32 13-15H-13Q-18-32-13-49Z' },
      {
        tone: 'belly',
        path: 'M-12-44q4 5 8 0 4 5 8 0 4 5 8 0v3q-4 5-8 0-4 5-8 0-4 5-8 0ZM-13-35q4.300 5 8.600 0 4.400 5 8.800 0 4.300 5 8.600 0v3q-4.300 5-8.600 0-4.400 5-8.800 0-4.300 5-8.600 0ZM-12-26q4 5 8 0 4 5 8 0 4 5 8 0v3q-4 5-8 0-4 5-8 0-4 5-8 0Z',
      },
    ],
  },
  {
    middle: [
      {
        tone: 'skin',
        path: 'M-12-49 12-49 15-43 12-40 16-34 13-31 16-25 12-20 10-15H-10L-12-20-16-25-13-31-16-34-12-40-15-43Z',
      },
      { tone: 'belly', path: 'M-6-44 0-38 6-44 4-34 0-30-4-34ZM-6-28 0-22 6-28 4-20 0-17-4-20Z' },
    ],
  },
];

export const ARMS: Kinds<Part> = [
  {
    sides: [
      { tone: 'skin', path: 'M11-46Q19-45 19.500-34L18-20H13L13-34Z' },
      { tone: 'horn', path: 'M13-21h2l-1 6ZM15.500-21h2l-.5 7ZM17.500-21h1.500l1 5Z' },
    ],
  },
  {
    sides: [
      { tone: 'skin', path: 'M11-46Q20-44 18-33 15-24 19-20 21-17 18-15 12-16 13-25 15-33 10-38Z' },
      {
        tone: 'belly',
        path: 'M15-31a1.400 1.400 0 1 0 .1 0ZM14.500-25a1.400 1.400 0 1 0 .1 0ZM16-20a1.300 1.300 0 1 0 .1 0Z',
      },
    ],
  },
  {
    sides: [
      { tone: 'skin', path: 'M11-45 19-42 18-36 10-39Z' },
      { tone: 'horn', path: 'M14-38Q9-46 14-55L16-47 18-56Q23-46 18-38Z' },
    ],
  },
  {
    sides: [
      { tone: 'belly', path: 'M9-40Q16-58 21-56 19-51 20-46 17-45 18-40 15-40 14-36 12-37 9-34Z' },
      { tone: 'skin', path: 'M9-42Q16-58 21-56 14-50 11-37Z' },
    ],
  },
  {
    sides: [
      { tone: 'skin', path: 'M11-38Q17-37 15-46L14-50Q13-56 17-57 22-56 20-50 22-36 14-33Z' },
      { tone: 'dark', path: 'M16-55.500h.8v3H16ZM18-55.500h.8v3H18Z' },
    ],
  },
  {
    sides: [
      { tone: 'skin', path: 'M10-44 17-48 20-44 13-38Z' },
      { tone: 'horn', path: 'M18-47Q23-36 15-24 19-36 15-45Z' },
    ],
  },
];

export const TAILS: Kinds<Part> = [
  {
    middle: [
      { tone: 'skin', path: 'M4-20Q20-14 19-27L21-27Q24-9 4-15Z' },
      { tone: 'horn', path: 'M20-35 25-26 20-28 15-26Z' },
    ],
  },
  {
    middle: [
      { tone: 'belly', path: 'M5-21Q14-20 16-29 25-27 23-17 19-7 5-13Z' },
      { tone: 'skin', path: 'M5-19Q14-16 18-24 20-13 5-14Z' },
    ],
  },
  {
    middle: [
      { tone: 'skin', path: 'M2-20Q14-18 24-3 9-4 2-10Z' },
      { tone: 'horn', path: 'M8-19 11-23 12-16ZM13-15 17-18 17-11ZM18-10 22-11 21-6Z' },
    ],
  },
  {
    middle: [
      { tone: 'skin', path: 'M3-19Q20-16 20-34 19-43 13-44L14-48Q24-46 24-33 24-10 3-13Z' },
      { tone: 'horn', path: 'M15-49 7-45 14-42Z' },
    ],
  },
  {
    middle: [
      { tone: 'belly', path: 'M4-19 24-33 21-25 26-22 21-18 24-12 4-13Z' },
      { tone: 'skin', path: 'M4-18 19-26 17-20 20-17 4-14Z' },
    ],
  },
  {
    middle: [
      { tone: 'skin', path: 'M3-19Q12-19 17-13L25-20 22-9 25-1 16-6Q10-9 3-11Z' },
      { tone: 'belly', path: 'M18-12 23-16 21-9 23-4 18-7Z' },
    ],
  },
];
