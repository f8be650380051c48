import type { TerrainIcon } from '@medallion/old-world/content';

const at = (n: number): string => n.toFixed(2);

/** Silhouettes: forest a scalloped crown, mountain a peaked hexagon, water a drop, wild an eight-pointed star. */
export function terrainShape(terrain: TerrainIcon, r: number): string {
  switch (terrain) {
    case 'forest':
      return crown(r);
    case 'mountain':
      return polygon(PEAK, r);
    case 'water':
      return `M0 ${at(-1.2 * r)}C${at(0.34 * r)} ${at(-0.86 * r)} ${at(1.04 * r)} ${at(-0.42 * r)} ${at(1.03 * r)} ${at(0.1 * r)}C${at(1.03 * r)} ${at(0.66 * r)} ${at(0.56 * r)} ${at(1.04 * r)} 0 ${at(1.04 * r)}C${at(-0.56 * r)} ${at(1.04 * r)} ${at(-1.03 * r)} ${at(0.66 * r)} ${at(-1.03 * r)} ${at(0.1 * r)}C${at(-1.04 * r)} ${at(-0.42 * r)} ${at(-0.34 * r)} ${at(-0.86 * r)} 0 ${at(-1.2 * r)}Z`;
    case 'wild':
      return polygon(STAR, r);
  }
}

const PEAK: readonly (readonly [number, number])[] = [
  [0, -1.14],
  [0.5, -0.72],
  [0.98, -0.34],
  [0.98, 0.56],
  [0.5, 0.98],
  [-0.5, 0.98],
  [-0.98, 0.56],
  [-0.98, -0.34],
  [-0.5, -0.72],
];

const STAR = Array.from({ length: 16 }, (_, i) => {
  const angle = (i / 16) * 2 * Math.PI - Math.PI / 2;
  const far = i % 2 === 1 ? 0.86 : 1.16;
  return [far * Math.cos(angle), far * Math.sin(angle)] as const;
});

function polygon(points: readonly (readonly [number, number])[], r: number): string {
  return `M${points.map(([x, y]) => `${at(x * r)} ${at(y * r)}`).join('L')}Z`;
}

function crown(r: number): string {
  const scallops = 9;
  const point = (i: number): string => {
    const angle = (i / scallops) * 2 * Math.PI - Math.PI / 2;
    return `${at(0.93 * r * Math.cos(angle))} ${at(0.93 * r * Math.sin(angle))}`;
  };
  const arcs = Array.from({ length: scallops }, (_, i) => `A${at(0.36 * r)} ${at(0.36 * r)} 0 0 1 ${point(i + 1)}`);
  return `M${point(0)}${arcs.join('')}Z`;
}
