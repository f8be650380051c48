/** How a node leaves: it says that it is not to be sent anybody, finishes what is under way, and sends its people elsewhere. */

/** Milliseconds that finishing may take: longer than a database that does not answer is waited for. */
const PATIENCE = 6000;

/** A line that can be brought to an end: what it has heard is dealt with and answered first. */
export interface Ending {
  end(): Promise<void>;
}

export class Drain {
  private readonly lines = new Set<Ending>();
  private state: 'open' | 'leaving' | 'closed' = 'open';

  /** Whether whoever sends people should send them elsewhere. */
  get isLeaving(): boolean {
    return this.state !== 'open';
  }

  /** Whether nobody is let in any more. */
  get isClosed(): boolean {
    return this.state === 'closed';
  }

  add(line: Ending): () => void {
    this.lines.add(line);
    return () => this.lines.delete(line);
  }

  /** `notice` milliseconds for whoever sends people to see it; then every line is ended, by which its page looks for another node. */
  async leave(notice: number): Promise<void> {
    this.state = 'leaving';
    if (notice > 0) await new Promise((resolve) => setTimeout(resolve, notice));
    this.state = 'closed';
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    await Promise.race([Promise.all([...this.lines].map((line) => line.end())), enough]);
    clearTimeout(timer);
  }
}
