/** Heads and colours of the kit, six of each. */

import type { Head, Kinds, Palette } from './kit';

export const HEADS: Kinds<Head> = [
  {
    middle: [
      { tone: 'skin', path: 'M-15-58Q-15-74 0-74 15-74 15-58 15-45 0-45-15-45-15-58Z' },
      { tone: 'mouth', path: 'M-9-54H9Q8-47 0-47-8-47-9-54Z' },
      { tone: 'white', path: 'M-8-54h3l-1.500 4ZM5-54h3l-1.500 4ZM-3-48h2l-1-3ZM1-48h2l-1-3Z' },
    ],
    sides: [{ tone: 'horn', path: 'M9-71Q17-71 15-82 21-74 14-65Z' }],
    eyes: [
      { x: -5.5, y: -62, size: 4 },
      { x: 5.5, y: -62, size: 4 },
    ],
  },
  {
    middle: [
      { tone: 'skin', path: 'M-13-46Q-17-60-11-71 0-79 11-71 17-60 13-46Z' },
      { tone: 'dark', path: 'M-8-52Q0-48 8-52L8-50Q0-46-8-50Z' },
      { tone: 'white', path: 'M-5-50.600h3l-1.500 3.500ZM2-50.600h3l-1.500 3.500Z' },
      { tone: 'horn', path: 'M-2-75 0-84 2-75Z' },
    ],
    eyes: [{ x: 0, y: -62, size: 8 }],
  },
  {
    middle: [
      {
        tone: 'skin',
        path: 'M-12-64Q-10-73-5-70L5-70Q10-73 12-64L19-55Q19-50 14-50H-14Q-19-50-19-55Z',
      },
      { tone: 'mouth', path: 'M-17-55H17L14-48H-14Z' },
      {
        tone: 'white',
        path: 'M-15-55h4l-2 4ZM-9-55h4l-2 4ZM-3-55h4l-2 4ZM3-55h4l-2 4ZM9-55h4l-2 4ZM-11-48h4l-2-3.500ZM-4-48h4l-2-3.500ZM3-48h4l-2-3.500Z',
      },
      { tone: 'skin', path: 'M-15-49H15Q13-44 0-44-13-44-15-49Z' },
    ],
    eyes: [
      { x: -8, y: -68, size: 4.5 },
      { x: 8, y: -68, size: 4.5 },
    ],
  },
  {
    middle: [
      {
        tone: 'skin',
        path: 'M-18-58Q-18-76 0-77 18-76 18-58 14-54 9-57 5-51 0-55-5-51-9-57-14-54-18-58Z',
      },
      { tone: 'belly', path: 'M-8-56H8L6-45H-6Z' },
      { tone: 'dark', path: 'M-4-50H4V-48.500H-4Z' },
    ],
    eyes: [
      { x: -9, y: -64, size: 3.6 },
      { x: 0, y: -69, size: 3.6 },
      { x: 9, y: -64, size: 3.6 },
    ],
  },
  {
    middle: [
      { tone: 'horn', path: 'M-13-72Q0-80 13-72 16-62 10-57L8-46H-8L-10-57Q-16-62-13-72Z' },
      {
        tone: 'dark',
        path: 'M-2-57 0-61 2-57ZM-6-46h1.200v-5H-6ZM-2.600-46h1.200v-5h-1.200ZM1.400-46h1.200v-5H1.400ZM4.800-46H6v-5H4.800Z',
      },
    ],
    sides: [{ tone: 'skin', path: 'M10-73Q22-76 20-64 18-58 14-61 18-67 10-68Z' }],
    eyes: [
      { x: -6, y: -65, size: 4.2 },
      { x: 6, y: -65, size: 4.2 },
    ],
  },
  {
    middle: [
      { tone: 'skin', path: 'M-12-60Q-12-71 0-71 12-71 12-60 12-46 0-46-12-46-12-60Z' },
      { tone: 'belly', path: 'M-4-57H4L2-53H-2Z' },
      { tone: 'white', path: 'M-4-51h2.600l-1.300 5ZM1.400-51H4l-1.300 5Z' },
    ],
    sides: [
      { tone: 'skin', path: 'M6-69 17-84 14-60Z' },
      { tone: 'belly', path: 'M9-69 15-78 13-64Z' },
    ],
    eyes: [
      { x: -5, y: -62, size: 4 },
      { x: 5, y: -62, size: 4 },
    ],
  },
];

export const PALETTES: readonly Palette[] = [
  { skin: '#7fb069', belly: '#d8e8a0', horn: '#f4ead0' },
  { skin: '#a97bd1', belly: '#e6c9f5', horn: '#ffe7b8' },
  { skin: '#e07a5f', belly: '#f7cfa8', horn: '#fff1d6' },
  { skin: '#5fa8d3', belly: '#cdeaf2', horn: '#f2ead8' },
  { skin: '#c9a66b', belly: '#f1e0b6', horn: '#fff6e0' },
  { skin: '#d46a92', belly: '#f6c7d6', horn: '#f7ecc9' },
];
