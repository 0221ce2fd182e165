/**
 * What carries words between the processes of a deployment. Every process hears every batch, its own as well: by that it
 * knows that it still hears.
 */
export interface Line {
  /** Begins to listen, and begins anew whenever the connection was lost. */
  open(ears: LineEars): void;
  /** Hands a batch to all; rejects where it may not have got through. */
  send(batch: string): Promise<void>;
  /** Takes another connection: over this one nothing is heard any more. */
  renew(): void;
  close(): Promise<void>;
}

export interface LineEars {
  /** Listening from here on; what was said before was missed. */
  listening(): void;
  /** A batch of another process. */
  heard(from: string, batch: string): void;
  /** A batch of this process came back. */
  heardOwn(): void;
}
