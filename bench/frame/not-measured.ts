/** Neither passed nor failed: a tool is missing or the machine was too restless. */
export class NotMeasured extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'NotMeasured';
  }
}
