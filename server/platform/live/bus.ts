/**
 * The bus that carries messages between the processes of a deployment. Every process receives every batch,
 * including its own, which proves that it is still receiving.
 */
export interface Bus {
  /** Starts to listen, and reconnects whenever the connection is lost. */
  open(ears: BusListener): void;
  /** Sends a batch to all processes. Rejects if the batch may not have been delivered. */
  send(batch: string): Promise<void>;
  /** Replaces the connection, because nothing is received over it any more. */
  renew(): void;
  close(): Promise<void>;
}

export interface BusListener {
  /** Listening has started; earlier batches were missed. */
  listening(): void;
  /** A batch of another process. */
  received(from: string, batch: string): void;
  /** A batch of this process came back. */
  receivedOwn(): void;
}
