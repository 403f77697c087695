/** The sheet of a ghost: clear where one looks straight at it, with a face, a rim of light and a hem. */

import { Color, MeshStandardMaterial, Vector3, type Texture } from 'three';
import type { Body } from '../geometry/ghost-solid';

/** How wide a face is around the body, in radians. */
const FACE_WIDE = 2;
const FACE_HIGH = 1.25; // for its width
const FACE_RAISED = 0.35; // radii above the neck up to which it reaches

const HEM = /* glsl */ `
  float low = clamp(1.0 - position.z / neck, 0.0, 1.0);
  float around = atan(position.y, position.x);
  float fold = 0.5 - 0.5 * sin(around * 5.0 + sway * 1.3 + phase);
  transformed.xy *= 1.0 - 0.09 * low * low * fold;
  transformed.z += 0.07 * low * low * low * fold;
  transformed.x += 0.035 * swing * low * low * sin(sway + phase);
  transformed.y += 0.035 * swing * low * low * cos(sway * 0.8 + phase);
  vBody = position;
`;

const LOOK = /* glsl */ `
  float rim = 1.0 - abs(dot(normalize(vViewPosition), normal));
  float high = clamp(vBody.z / top, 0.0, 1.0);
  diffuseColor.a *= mix(0.62, 1.3, rim * rim) * mix(0.6, 1.0, smoothstep(0.0, 0.4, high));
  outgoingLight *= mix(0.72, 1.12, high);
  outgoingLight += mix(emissive, vec3(1.0), 0.25) * pow(rim, 2.5) * 0.6;
  float angle = mod(atan(vBody.y, vBody.x) - turn + PI, 2.0 * PI) - PI;
  vec2 at = vec2(angle / face.z + 0.5, (vBody.z - face.x) / face.y);
  vec2 within = step(abs(at - 0.5), vec2(0.5));
  vec4 drawn = texture2D(print, at) * within.x * within.y;
  outgoingLight = mix(outgoingLight, drawn.rgb, drawn.a);
  diffuseColor.a = max(diffuseColor.a, drawn.a * min(1.0, opacity * 1.4));
`;

/** What of a sheet changes: the hem swings, the face turns and has its moods. */
export class Sheet {
  readonly material: MeshStandardMaterial;
  readonly #uniforms: Record<string, { value: unknown }>;

  constructor(colour: Color, { radius, neck }: Body, phase: number, print: Texture) {
    const high = radius * FACE_WIDE * FACE_HIGH;
    const face = new Vector3(neck + radius * FACE_RAISED - high, high, FACE_WIDE);
    this.#uniforms = {
      sway: { value: 0 },
      swing: { value: 0 },
      turn: { value: 0 },
      print: { value: print },
      phase: { value: phase },
      neck: { value: neck },
      top: { value: neck + radius },
      face: { value: face },
    };
    this.material = new MeshStandardMaterial({
      color: colour,
      emissive: colour,
      roughness: 0.55,
      transparent: true,
      opacity: 0.7,
    });
    this.material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, this.#uniforms);
      shader.vertexShader = shader.vertexShader
        .replace(
          '#include <common>',
          `#include <common>
          uniform float sway, swing, phase, neck;
          varying vec3 vBody;`,
        )
        .replace('#include <begin_vertex>', `#include <begin_vertex>\n${HEM}`);
      shader.fragmentShader = shader.fragmentShader
        .replace(
          '#include <common>',
          `#include <common>
          uniform float turn, top;
          uniform vec3 face;
          uniform sampler2D print;
          varying vec3 vBody;`,
        )
        .replace('#include <opaque_fragment>', `${LOOK}\n#include <opaque_fragment>`);
    };
  }

  /** Let the hem swing; at 0 it hangs still. */
  sway(seconds: number, swing: number): void {
    this.#set('sway', seconds);
    this.#set('swing', swing);
  }

  /** Turn the face to a direction around the body, in radians. */
  turn(angle: number): void {
    this.#set('turn', angle);
  }

  /** Have another face. */
  show(print: Texture): void {
    this.#set('print', print);
  }

  #set(name: string, value: unknown): void {
    const uniform = this.#uniforms[name];
    if (uniform) uniform.value = value;
  }
}
