/** The variations of an experiment, each with its weight. */
export type VariationWeights = Readonly<Record<string, number>>;

/**
 * The variation at a fraction from 0 (included) to 1 (excluded): each variation has the share of its weight (BRIDGE-6). Undefined if no variation
 * has a weight.
 */
export function pickVariation(weights: VariationWeights, fraction: number): string | undefined {
  const entries = Object.entries(weights);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let passed = 0;
  return entries.find(([, weight]) => {
    passed += weight;
    return fraction * total < passed;
  })?.[0];
}
