/** jsdom comes without types; this is the part that the check of diagrams uses. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: object };
  }
}
