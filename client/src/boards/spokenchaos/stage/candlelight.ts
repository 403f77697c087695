/** What polished things reflect: a dim room with warm lights in its corners. */

import {
  BackSide,
  BoxGeometry,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three';

const ROOM = 12;
const WALLS = 0x2a1f33;
const FLAME = 0xffb870;
const BRIGHT = 9; // times as bright as white
const BLUR = 0.06;

/** Draw the reflections once, from rough to smooth. */
export function candlelight(renderer: WebGLRenderer): Texture {
  const room = new Scene();
  room.add(
    new Mesh(
      new BoxGeometry(ROOM, ROOM, ROOM),
      new MeshBasicMaterial({ color: WALLS, side: BackSide }),
    ),
  );
  const flame = new MeshBasicMaterial({ color: FLAME });
  flame.color.multiplyScalar(BRIGHT);
  for (const [x, y, z] of [
    [4, 3, 4],
    [-4, 3, 4],
    [4, 3, -4],
    [-4, 3, -4],
    [0.5, 5, 0],
  ] as const) {
    const lamp = new Mesh(new SphereGeometry(0.6, 10, 8), flame);
    lamp.position.set(x, y, z);
    room.add(lamp);
  }
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(room, BLUR);
  generator.dispose();
  return texture;
}
