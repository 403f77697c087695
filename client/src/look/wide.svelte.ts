/** Whether there is room for three columns side by side. */

const query = window.matchMedia('(min-width: 64rem)');

class Room {
  isWide = $state(query.matches);

  constructor() {
    query.addEventListener('change', ({ matches }) => (this.isWide = matches));
  }
}

export const room = new Room();
