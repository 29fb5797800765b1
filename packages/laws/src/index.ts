export * from './catalogue/index.js'
export * from './editions/index.js'
export * from './rules-in-force/index.js'
