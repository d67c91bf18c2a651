// Choko's tables in C++: the yardstick for packages/games/src/choko/tables and packages/games/src/retrograde, with the
// same numbering of positions and the same backward induction, on one thread.
//
//   g++ -O3 -march=native -std=c++17 -o choko-tables choko-tables.cpp
//   ./choko-tables standard <men>
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace {

constexpr int WIDTH = 5, CELLS = 25, SYMMETRIES = 8, DIRECTIONS = 4;
constexpr uint32_t BOARD = (1u << CELLS) - 1;
constexpr uint32_t FILE_A = 0b0000100001000010000100001;
constexpr uint32_t NOT_FILE_A = BOARD & ~FILE_A;
constexpr uint32_t NOT_FILE_E = BOARD & ~(FILE_A << 4);
constexpr int DELTAS[DIRECTIONS] = {WIDTH, -WIDTH, 1, -1};

inline uint32_t shifted(uint32_t cells, int direction) {
  switch (direction) {
    case 0: return (cells << WIDTH) & BOARD;
    case 1: return cells >> WIDTH;
    case 2: return (cells & NOT_FILE_E) << 1;
    default: return (cells & NOT_FILE_A) >> 1;
  }
}
inline uint32_t stepsTo(uint32_t men, uint32_t others, int direction) {
  return shifted(men, direction) & ~(men | others);
}
inline uint32_t jumpsTo(uint32_t men, uint32_t others, int direction) {
  return shifted(shifted(men, direction) & others, direction) & ~(men | others);
}
inline bool canMove(uint32_t men, uint32_t others) {
  for (int direction = 0; direction < DIRECTIONS; direction++)
    if (stepsTo(men, others, direction) | jumpsTo(men, others, direction)) return true;
  return false;
}
inline uint32_t stepped(uint32_t men, uint32_t target, int delta) {
  return men ^ target ^ (delta > 0 ? target >> delta : target << -delta);
}

int choose(int among, int count) {
  if (count < 0 || count > among) return 0;
  int64_t ways = 1;
  for (int taken = 0; taken < count; taken++) ways = ways * (among - taken) / (taken + 1);
  return int(ways);
}

// Symmetries of the square, on sets in three pieces of 9, 8 and 8 cells.
int turnedCell(int cell, int symmetry) {
  int column = cell % WIDTH, row = cell / WIDTH;
  if (symmetry & 1) column = WIDTH - 1 - column;
  if (symmetry & 2) row = WIDTH - 1 - row;
  return symmetry & 4 ? column * WIDTH + row : row * WIDTH + column;
}
struct Turning {
  uint32_t first[SYMMETRIES][512], second[SYMMETRIES][256], third[SYMMETRIES][256];
  Turning() {
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
      fill(first[symmetry], 9, 0, symmetry);
      fill(second[symmetry], 8, 9, symmetry);
      fill(third[symmetry], 8, 17, symmetry);
    }
  }
  static void fill(uint32_t* into, int bits, int shift, int symmetry) {
    for (int piece = 0; piece < 1 << bits; piece++) {
      into[piece] = 0;
      for (int bit = 0; bit < bits; bit++)
        if (piece >> bit & 1) into[piece] |= 1u << turnedCell(shift + bit, symmetry);
    }
  }
};
const Turning turning;
inline uint32_t turned(uint32_t cells, int symmetry) {
  return turning.first[symmetry][cells & 511] | turning.second[symmetry][cells >> 9 & 255] |
         turning.third[symmetry][cells >> 17];
}

// Ranks of sets among those of their size.
struct Ranks {
  int low[1 << 13], below[1 << 13], high[14][1 << 12];
  Ranks() {
    for (int bits = 0; bits < 1 << 13; bits++) {
      low[bits] = below[bits] = 0;
      for (int bit = 0; bit < 13; bit++)
        if (bits >> bit & 1) low[bits] += choose(bit, ++below[bits]);
    }
    for (int under = 0; under <= 13; under++)
      for (int bits = 0; bits < 1 << 12; bits++) {
        int count = under;
        high[under][bits] = 0;
        for (int bit = 0; bit < 12; bit++)
          if (bits >> bit & 1) high[under][bits] += choose(13 + bit, ++count);
      }
  }
};
const Ranks ranks;
inline int rankOf(uint32_t cells) {
  uint32_t low = cells & 8191;
  return ranks.low[low] + ranks.high[ranks.below[low]][cells >> 13];
}
std::vector<uint32_t> listSets(int among, int count) {
  std::vector<uint32_t> sets(choose(among, count));
  uint32_t set = (1u << count) - 1;
  for (auto& entry : sets) {
    entry = set;
    uint32_t lowest = set & -set, carried = set + lowest;
    set = carried | ((set ^ carried) >> (2 + __builtin_ctz(lowest)));
  }
  return sets;
}

struct Stages {
  uint32_t moving[4] = {0, 0, 0, 0};
};
Stages stagesOf(uint32_t leftOut) {
  Stages stages;
  int below = 0;
  for (int cell = 0; cell < CELLS; cell++) {
    if (leftOut >> cell & 1) {
      below++;
      continue;
    }
    int at = cell;
    for (int stage = 0; stage < 4; stage++)
      if (below >> stage & 1) stages.moving[stage] |= 1u << at, at -= 1 << stage;
  }
  return stages;
}
inline uint32_t squeeze(uint32_t cells, const Stages& stages) {
  for (int stage = 0; stage < 4; stage++) {
    uint32_t moving = cells & stages.moving[stage];
    cells ^= moving ^ (moving >> (1 << stage));
  }
  return cells;
}
inline uint32_t spread(uint32_t cells, uint32_t leftOut) {
  for (; leftOut; leftOut &= leftOut - 1) {
    uint32_t below = (leftOut & -leftOut) - 1;
    cells = (cells & below) | ((cells & ~below) << 1);
  }
  return cells;
}

struct Orbits {
  std::vector<uint32_t> representatives;
  std::vector<uint8_t> stabilisers;
  std::vector<Stages> stages;
  std::vector<int> packed;
  explicit Orbits(int count) {
    auto sets = listSets(CELLS, count);
    packed.assign(sets.size(), -1);
    for (size_t rank = 0; rank < sets.size(); rank++) {
      if (packed[rank] != -1) continue;
      int orbit = int(representatives.size()), stabiliser = 0;
      for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
        uint32_t image = turned(sets[rank], symmetry);
        if (image == sets[rank]) stabiliser |= 1 << symmetry;
        int inverse = symmetry & 4 ? 4 | (symmetry & 1) << 1 | (symmetry & 2) >> 1 : symmetry;
        packed[rankOf(image)] = orbit << 3 | inverse;
      }
      representatives.push_back(sets[rank]);
      stabilisers.push_back(uint8_t(stabiliser));
      stages.push_back(stagesOf(sets[rank]));
    }
  }
};
Orbits& orbitsOf(int count) {
  static std::map<int, std::unique_ptr<Orbits>> kept;
  auto& orbits = kept[count];
  if (!orbits) orbits = std::make_unique<Orbits>(count);
  return *orbits;
}

inline uint32_t smallestImage(uint32_t cells, int stabiliser) {
  uint32_t smallest = cells;
  for (int symmetry = 1; symmetry < SYMMETRIES; symmetry++)
    if (stabiliser >> symmetry & 1) smallest = std::min(smallest, turned(cells, symmetry));
  return smallest;
}

struct MenIndex {
  bool anchorIsOwn;
  const Orbits& orbits;
  std::vector<uint32_t> sets;
  int setCount, size;
  int symmetry = 0, stabiliser = 0, orbit = 0;

  MenIndex(int own, int enemy)
      : anchorIsOwn(own >= enemy), orbits(orbitsOf(std::max(own, enemy))),
        sets(listSets(CELLS - std::max(own, enemy), std::min(own, enemy))), setCount(int(sets.size())),
        size(int(orbits.representatives.size()) * setCount) {}

  void turnTo(uint32_t anchor) {
    int found = orbits.packed[rankOf(anchor)];
    orbit = found >> 3;
    symmetry = found & 7;
    stabiliser = orbits.stabilisers[orbit];
  }
  int indexWith(uint32_t others) const {
    uint32_t set = turned(others, symmetry);
    if (stabiliser != 1) set = smallestImage(set, stabiliser);
    return orbit * setCount + rankOf(squeeze(set, orbits.stages[orbit]));
  }
  int indexOf(uint32_t own, uint32_t enemy) {
    turnTo(anchorIsOwn ? own : enemy);
    return indexWith(anchorIsOwn ? enemy : own);
  }
  std::pair<uint32_t, uint32_t> place(int index) const {
    int at = index / setCount;
    uint32_t anchor = orbits.representatives[at], others = spread(sets[index - at * setCount], anchor);
    return anchorIsOwn ? std::make_pair(anchor, others) : std::make_pair(others, anchor);
  }
  bool isHole(int index) const {
    int at = index / setCount;
    if (orbits.stabilisers[at] == 1) return false;
    uint32_t others = spread(sets[index - at * setCount], orbits.representatives[at]);
    return smallestImage(others, orbits.stabilisers[at]) != others;
  }
};

constexpr uint8_t UNDECIDED = 0, LONGEST = 251, DRAWN = 253, SUSPECT = 254;
constexpr int BLOCK_BITS = 8;

struct Pair {
  int more, fewer, secondStart, size;
  MenIndex first, other;
  std::vector<uint8_t> fates, codes, progress;
  std::vector<uint32_t> due;
  std::vector<uint8_t> decided[2], suspected;
  int counts[256] = {0}, lastProgress = 0, longest = 0;

  Pair(int more, int fewer)
      : more(more), fewer(fewer), first(more, fewer), other(more == fewer ? MenIndex(1, 1) : MenIndex(fewer, more)) {
    secondStart = more == fewer ? 0 : first.size;
    size = more == fewer ? first.size : first.size + other.size;
  }
  MenIndex& second() { return more == fewer ? first : other; }
  bool isSecond(int index) const { return secondStart != 0 && index >= secondStart; }
  std::pair<uint32_t, uint32_t> place(int index) {
    return isSecond(index) ? other.place(index - secondStart) : first.place(index);
  }
  int indexOf(uint32_t own, uint32_t enemy, int count) {
    return count == more ? first.indexOf(own, enemy) : secondStart + second().indexOf(own, enemy);
  }

  uint8_t bestProgress(int index, Pair* after) {
    auto [own, enemy] = place(index);
    int left = (isSecond(index) ? more : fewer) - 2;
    int soonestWin = DRAWN, latestLoss = 0;
    bool isDrawn = false;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int delta = DELTAS[direction];
      for (uint32_t targets = jumpsTo(own, enemy, direction); targets; targets &= targets - 1) {
        if (!after) return 1;
        int to = __builtin_ctz(targets);
        uint32_t moved = own ^ 1u << to ^ 1u << (to - 2 * delta), remaining = enemy ^ 1u << (to - delta);
        for (uint32_t others = remaining; others; others &= others - 1) {
          int fate = after->fates[after->indexOf(remaining ^ (others & -others), moved, left)];
          if (fate == UNDECIDED) isDrawn = true;
          else if (fate & 1) latestLoss = std::max(latestLoss, fate + 1);
          else soonestWin = std::min(soonestWin, fate + 1);
        }
      }
    }
    return uint8_t(soonestWin != DRAWN ? soonestWin : isDrawn ? DRAWN : latestLoss);
  }

  bool leadsOnlyToWins(int index, int round) {
    auto [own, enemy] = place(index);
    bool toFirst = isSecond(index), isStuck = true;
    MenIndex& kind = toFirst ? first : second();
    const uint8_t* from = fates.data() + (toFirst ? 0 : secondStart);
    if (kind.anchorIsOwn) kind.turnTo(enemy);
    for (int direction = 0; direction < DIRECTIONS; direction++)
      for (uint32_t targets = stepsTo(own, enemy, direction); targets; targets &= targets - 1) {
        isStuck = false;
        uint32_t moved = stepped(own, targets & -targets, DELTAS[direction]);
        if (!kind.anchorIsOwn) kind.turnTo(moved);
        int fate = from[kind.indexWith(kind.anchorIsOwn ? moved : enemy)];
        if (!(fate & 1) || fate >= round) return false;
      }
    if (!isStuck || canMove(own, enemy)) return true;
    int fate = from[kind.indexOf(enemy, own)];
    return fate & 1 && fate < round;
  }

  template <typename Visit> void stepsBack(int index, Visit visit) {
    auto [own, enemy] = place(index);
    bool toFirst = isSecond(index), isStuck = true;
    MenIndex& kind = toFirst ? first : second();
    int start = toFirst ? 0 : secondStart;
    if (!kind.anchorIsOwn) kind.turnTo(own);
    for (int direction = 0; direction < DIRECTIONS; direction++)
      for (uint32_t targets = stepsTo(enemy, own, direction); targets; targets &= targets - 1) {
        isStuck = false;
        uint32_t before = stepped(enemy, targets & -targets, DELTAS[direction]);
        if (kind.anchorIsOwn) kind.turnTo(before);
        visit(start + kind.indexWith(kind.anchorIsOwn ? own : before));
      }
    if (isStuck && !canMove(enemy, own)) visit(start + kind.indexOf(enemy, own));
  }

  void decide(int index, int round) {
    fates[index] = uint8_t(round);
    codes[index] = round & 1 ? 1 : 2;
    decided[round & 1][index >> BLOCK_BITS] = uint8_t(round);
    counts[round]++;
  }
  static bool isHopeless(int best, int round) { return !(best & 1) && best <= round; }

  void setUp(Pair* afterMore, Pair* afterFewer) {
    size_t blocks = (size >> BLOCK_BITS) + 1;
    fates.assign(size, 0), codes.assign(size, 0), progress.assign(size, 0);
    due.assign(8 * blocks, 0), suspected.assign(blocks, 0);
    decided[0].assign(blocks, 0), decided[1].assign(blocks, 0);
    for (int index = 0; index < size; index++) {
      if (isSecond(index) ? other.isHole(index - secondStart) : first.isHole(index)) {
        codes[index] = 3;
        continue;
      }
      int best = progress[index] = bestProgress(index, isSecond(index) ? afterFewer : afterMore);
      if (best == DRAWN || best == UNDECIDED) continue;
      if (best > LONGEST) std::abort();
      due[8 * (index >> BLOCK_BITS) + best / 32] |= 1u << best % 32;
      lastProgress = std::max(lastProgress, best);
    }
  }

  void findWins(int round) {
    for (int start = 0; start < size; start += 1 << BLOCK_BITS) {
      int block = start >> BLOCK_BITS, end = std::min(size, start + (1 << BLOCK_BITS));
      if (due[8 * block + round / 32] >> round % 32 & 1)
        for (int index = start; index < end; index++)
          if (progress[index] == round && fates[index] == UNDECIDED) decide(index, round);
      if (round > 1 && decided[0][block] == round - 1)
        for (int index = start; index < end; index++)
          if (fates[index] == round - 1)
            stepsBack(index, [&](int before) {
              if (fates[before] == UNDECIDED) decide(before, round);
            });
    }
  }

  void suspect(int round) {
    for (int start = 0; start < size; start += 1 << BLOCK_BITS) {
      int block = start >> BLOCK_BITS, end = std::min(size, start + (1 << BLOCK_BITS));
      if (due[8 * block + round / 32] >> round % 32 & 1)
        for (int index = start; index < end; index++)
          if (progress[index] == round && fates[index] == UNDECIDED) fates[index] = SUSPECT, suspected[block] = uint8_t(round);
      if (decided[1][block] == round - 1)
        for (int index = start; index < end; index++)
          if (fates[index] == round - 1)
            stepsBack(index, [&](int before) {
              if (fates[before] != UNDECIDED || !isHopeless(progress[before], round)) return;
              fates[before] = SUSPECT, suspected[before >> BLOCK_BITS] = uint8_t(round);
            });
    }
  }

  void findLosses(int round) {
    suspect(round);
    for (int start = 0; start < size; start += 1 << BLOCK_BITS) {
      if (suspected[start >> BLOCK_BITS] != round) continue;
      int end = std::min(size, start + (1 << BLOCK_BITS));
      for (int index = start; index < end; index++) {
        if (fates[index] != SUSPECT) continue;
        if (leadsOnlyToWins(index, round)) decide(index, round);
        else fates[index] = UNDECIDED;
      }
    }
  }

  void solve() {
    for (int round = 1; round <= LONGEST; round++) {
      if (round & 1) findWins(round);
      else findLosses(round);
      if (counts[round] > 0) longest = round;
      else if (round >= lastProgress) return;
    }
    std::abort();
  }
};

}  // namespace

int main(int argc, char** argv) {
  int men = argc > 2 ? std::atoi(argv[2]) : 6;
  std::map<std::pair<int, int>, std::unique_ptr<Pair>> solved;
  auto after = [&](int own, int left) -> Pair* {
    return left <= 0 ? nullptr : solved[{std::max(own, left), std::min(own, left)}].get();
  };
  int64_t positions = 0, sum = 0;
  std::clock_t begin = std::clock();
  for (int total = 2; total <= men; total++)
    for (int fewer = 1; 2 * fewer <= total; fewer++) {
      int more = total - fewer;
      auto pair = std::make_unique<Pair>(more, fewer);
      pair->setUp(after(more, fewer - 2), after(fewer, more - 2));
      pair->solve();
      for (int index = 0; index < pair->size; index++)
        if (pair->codes[index] != 3) positions++, sum += int64_t(pair->codes[index]) * 1000 + pair->fates[index];
      solved[{more, fewer}] = std::move(pair);
    }
  double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
  std::printf("positions %lld sum %lld seconds %.3f\n", (long long)positions, (long long)sum, seconds);
}
