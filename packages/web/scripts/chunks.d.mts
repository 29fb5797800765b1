export declare const tables: RegExp
export declare const standing: RegExp
export declare const rules: RegExp
