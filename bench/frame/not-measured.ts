/** Neither met nor missed: a tool is missing, or the machine was too unstable. */
export class NotMeasured extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'NotMeasured';
  }
}
