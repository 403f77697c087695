/** What draws the stage onto a canvas. */

import { ACESFilmicToneMapping, PCFShadowMap, WebGLRenderer } from 'three';

/** Return a renderer whose light is that of candles. */
export function rendererOf(canvas: HTMLCanvasElement): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = 1.2;
  renderer.info.autoReset = false; // the mirror draws too
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  return renderer;
}

/** Give back at once what the graphics card keeps: browsers let a page have few of them. */
export function release(renderer: WebGLRenderer): void {
  renderer.dispose();
  renderer.forceContextLoss();
}
