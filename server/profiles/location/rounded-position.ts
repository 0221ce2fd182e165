export interface RoundedPosition {
  readonly latitude: number;
  readonly longitude: number;
}

const hundredth = (degrees: number): number => Math.round(degrees * 100) / 100;

/**
 * A position as we store it: to a hundredth of a degree, about 1 km. Nothing finer is ever stored (PROF-8).
 */
export const roundedPosition = ({ latitude, longitude }: RoundedPosition): RoundedPosition => ({
  latitude: hundredth(latitude),
  // -180 and 180 degrees are the same line.
  longitude: hundredth(longitude) === -180 ? 180 : hundredth(longitude),
});
