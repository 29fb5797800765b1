export const ruleKinds = ['engine', 'procedure', 'arbiter', 'venue'] as const

/**
 * - `engine`: the program decides it alone.
 * - `procedure`: the program runs it on what people do and claim.
 * - `arbiter`: a person judges; the program records the ruling and applies its effect.
 * - `venue`: conduct and equipment; the program records a report and a penalty.
 */
export type RuleKind = (typeof ruleKinds)[number]
